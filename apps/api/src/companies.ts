import { companiesCommand } from './removal-command/command';

const { env, stdout, stderr } = process;
process.exitCode = await companiesCommand(process.argv.slice(2), { env, stdout, stderr });
