import { accountsCommand } from './accounts/command';
import { dataCommand } from './data/command';
import { companiesCommand, productsCommand } from './merging/command';
import { moderatorsCommand } from './moderators/command';
import { plansCommand } from './plans/command';
import type { CommandContext } from './run-command';
import { salesCommand } from './sales/command';

/** Operator's commands by name: `npm run accounts -- …`. */
const COMMANDS: Readonly<
  Record<string, (args: readonly string[], context: CommandContext) => Promise<number>>
> = {
  accounts: accountsCommand,
  companies: companiesCommand,
  data: dataCommand,
  moderators: moderatorsCommand,
  plans: plansCommand,
  products: productsCommand,
  sales: salesCommand,
};

const { argv, env, stdout, stderr } = process;
const [name = '', ...args] = argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`Unknown command "${name}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
process.exitCode = await command(args, { env, stdout, stderr });
