import { salesCommand } from './command';

const { env, stdout, stderr } = process;
process.exitCode = await salesCommand(process.argv.slice(2), { env, stdout, stderr });
