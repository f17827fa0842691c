import { accountsCommand } from './accounts-command/command';

const { env, stdout, stderr } = process;
process.exitCode = await accountsCommand(process.argv.slice(2), { env, stdout, stderr });
