import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { ACCOUNT_CHANGES } from '../session'
import { memeMessages } from './meme'

const REMEMBERED = 24
const UseMeme = memeMessages['meme/UseMeme']

/** The ids of the recently used memes, the last used first. */
export const recentMemesReducer = plainReducer<readonly string[]>(
  'meme/recent',
  [],
  t.readonlyArray(t.string),
  ['meme/UseMeme', ...ACCOUNT_CHANGES],
  (recent, { message }) =>
    UseMeme.is(message) ? [message.memeId, ...recent.filter((id) => id !== message.memeId)].slice(0, REMEMBERED) : [],
)
