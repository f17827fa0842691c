import { plansCommand } from './command';

const { env, stdout, stderr } = process;
process.exitCode = await plansCommand(process.argv.slice(2), { env, stdout, stderr });
