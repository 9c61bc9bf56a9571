import * as t from 'io-ts'
import { LinkText } from '../codecs/bounded'

/** The data of the frames of the realtime socket that belong to no feature. Only the server decodes them. */
export const FeedLogin = t.strict({ token: LinkText }, 'FeedLogin')
export const FeedPing = t.strict({}, 'FeedPing')
