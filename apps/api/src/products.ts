import { productsCommand } from './removal-command/command';

const { env, stdout, stderr } = process;
process.exitCode = await productsCommand(process.argv.slice(2), { env, stdout, stderr });
