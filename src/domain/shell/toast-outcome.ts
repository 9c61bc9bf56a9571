import { OUTCOMES, type Toast } from './toast'

type Outcome = 'done' | 'info' | 'failed'

/** The server says something of itself only where it refuses. */
export const toastOutcome = ({ words }: Toast): Outcome =>
  'key' in words ? OUTCOMES[words.key] : 'good' in words ? 'done' : 'text' in words ? 'failed' : 'info'
