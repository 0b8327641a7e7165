import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

/** The text that --help prints: how to call the command, what it does, and what its options mean. */
interface CommandUsage {
  readonly usage: string;
  readonly options?: ParseArgsConfig['options'];
  readonly allowPositionals?: boolean;
}

/**
 * Reads the options of a command that people call. With --help it prints the usage and exits; with an unknown option it
 * prints one sentence and exits with code 2.
 */
export function readCommandLine<const Usage extends CommandUsage>(
  { usage, options, allowPositionals }: Usage,
  args = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trim()}\n`);
    process.exit(0);
  }
  try {
    return parseArgs<{
      options: Usage['options'] extends NonNullable<ParseArgsConfig['options']>
        ? Usage['options']
        : Record<never, never>;
      allowPositionals: true;
    }>({ args, options: options ?? {}, allowPositionals: allowPositionals ?? false } as never);
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/, 1);
    return refuseCommandLine(`${sentence}.`);
  }
}

export function refuseCommandLine(sentence: string): never {
  console.error(`${sentence} Use --help for its usage.`);
  process.exit(2);
}

/** Runs a command. If it fails, the exit code is 1; an operator's mistake is printed as one sentence, without a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
