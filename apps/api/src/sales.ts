import { salesCommand } from './sales/command';

const { env, stdout, stderr } = process;
process.exitCode = await salesCommand(process.argv.slice(2), { env, stdout, stderr });
