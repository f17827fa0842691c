import { productsCommand } from '../merging/command';

const { env, stdout, stderr } = process;
process.exitCode = await productsCommand(process.argv.slice(2), { env, stdout, stderr });
