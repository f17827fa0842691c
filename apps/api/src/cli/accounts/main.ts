import { accountsCommand } from './command';

const { env, stdout, stderr } = process;
process.exitCode = await accountsCommand(process.argv.slice(2), { env, stdout, stderr });
