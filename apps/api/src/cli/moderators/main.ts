import { moderatorsCommand } from './command';

const { env, stdout, stderr } = process;
process.exitCode = await moderatorsCommand(process.argv.slice(2), { env, stdout, stderr });
