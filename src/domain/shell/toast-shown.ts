import { OUTCOMES, type Toast } from './toast'

type Outcome = 'done' | 'info' | 'failed'

/** What a person can read out or paste: `A128` is entry 128 of the account's log, `T57` entry 57 of the tab's. */
export const toastCode = ({ about }: Toast): string => `${about.log === 'account' ? 'A' : 'T'}${about.seq}`

/** The server says something of itself only where it refuses. */
export const toastOutcome = ({ words }: Toast): Outcome => ('key' in words ? OUTCOMES[words.key] : 'text' in words ? 'failed' : 'info')
