import { OUTCOMES, type Toast } from './toast'

type Outcome = 'done' | 'info' | 'failed'

/** The outcome that a toast shows. A toast with a server's text is always a refusal. */
export const toastOutcome = ({ words }: Toast): Outcome =>
  'key' in words
    ? OUTCOMES[words.key]
    : 'good' in words || 'event' in words
      ? 'done'
      : 'text' in words
        ? 'failed'
        : 'info'
