import type { SessionMessage } from './session.messages'

/** The facts after which no reducer may keep data of the earlier account (SES-6). */
export const ACCOUNT_CHANGES = ['SignedIn', 'VisitorEntered', 'SessionEnded'] as const
export type AccountChange = Extract<SessionMessage, { type: (typeof ACCOUNT_CHANGES)[number] }>

const types: ReadonlySet<string> = new Set(ACCOUNT_CHANGES)

export const changesAccount = ({ type }: { readonly type: string }): boolean => types.has(type)
