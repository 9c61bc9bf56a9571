import * as t from 'io-ts'
import { plainReducer, type AnyReceivedMessage } from '../event-log'
import { Decimal } from '../kernel/decimal'
import { message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { withDefault } from '../kernel/with-default'
import { failedInputs, query, type QueryEntry } from '../query'
import { ACCOUNT_CHANGES } from '../session'

/** The current activity of the whole product (spec 1 §3 Activity config). */
export const Activity = t.strict(
  {
    pictures: t.readonlyArray(Address),
    icon: t.string,
    /** What each picture shows, in the order of the pictures. Empty if the server does not say so. */
    words: withDefault(t.readonlyArray(t.string), []),
  },
  'Activity',
)
export type Activity = t.TypeOf<typeof Activity>

/** Commands of the data in the app shell, in the account log. */
export const appShellMessages = {
  /** The app shell of a session appeared. Loads the data that the app shell shows, even if the data was loaded before. */
  'balance/AppShellShown': message('balance/AppShellShown', { isMember: t.boolean }),
  /** The activity's pictures were shown. They open automatically once per session (spec 1 §2). */
  'balance/ActivityPreviewShown': message('balance/ActivityPreviewShown', {}),
} as const
const Shown = appShellMessages['balance/AppShellShown']

const own = t.strict({})

/** Loads when the app shell appears, and after a failure when the network is back. */
const withAppShell = (isFor: (shown: t.TypeOf<typeof Shown>) => boolean) => ({
  types: ['balance/AppShellShown', 'NetworkOnline'],
  inputs: <A>(message: AnyReceivedMessage, known: readonly QueryEntry<t.TypeOf<typeof own>, A>[]) =>
    !Shown.is(message) ? failedInputs(known) : isFor(message) ? [{}] : [],
})

/** The member's balance in USD, over all currencies. */
export const worthQuery = query('balance/worth', {
  input: own,
  item: Decimal,
  idOf: () => 'worth',
  loadsAfter: withAppShell(({ isMember }) => isMember),
})

/** The activity of the day; no item while there is none. */
export const activityQuery = query('balance/activity', {
  input: own,
  item: Activity,
  idOf: () => 'activity',
  loadsAfter: withAppShell(() => true),
})

/** Whether the activity's pictures were shown in this session. */
export const previewReducer = plainReducer(
  'balance/preview',
  { isPreviewed: false },
  t.strict({ isPreviewed: t.boolean }),
  ['balance/ActivityPreviewShown', ...ACCOUNT_CHANGES],
  (_state, { message }) => ({ isPreviewed: message.type === 'balance/ActivityPreviewShown' }),
)
