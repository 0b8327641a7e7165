/** A problem that keeps the server or a command from starting; its message tells the operator what to do. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/** Why a file or folder cannot be used, phrased to follow its name. */
export function whyNotWritable(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return 'is on a full disk. Free some space and start again.';
    case 'EROFS':
      return 'is on a disk that is mounted read-only. Mount it for writing, or choose another folder with DATA_DIR.';
    case 'EACCES':
    case 'EPERM':
      return 'is not writable for this user. Make this user its owner, or choose another folder with DATA_DIR.';
    default:
      return `cannot be written (${codeOf(error) || String(error)}). Choose another folder with DATA_DIR.`;
  }
}
