import { companiesCommand } from '../merging/command';

const { env, stdout, stderr } = process;
process.exitCode = await companiesCommand(process.argv.slice(2), { env, stdout, stderr });
