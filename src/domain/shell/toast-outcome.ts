import { OUTCOMES, type Toast } from './toast'

type Outcome = 'done' | 'info' | 'failed'

/** A server sends its own text only with a refusal. */
export const toastOutcome = ({ words }: Toast): Outcome =>
  'key' in words ? OUTCOMES[words.key] : 'good' in words ? 'done' : 'text' in words ? 'failed' : 'info'
