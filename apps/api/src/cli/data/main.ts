import { dataCommand } from './command';

const { env, stdout, stderr } = process;
process.exitCode = await dataCommand(process.argv.slice(2), { env, stdout, stderr });
