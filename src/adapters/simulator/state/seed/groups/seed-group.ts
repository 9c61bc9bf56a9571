import type { Group } from '../../../../../domain/group'
import type { PhrasebookName } from '../../dialogue/phrasebooks'
import type { Community } from '../../server-state'

type Told = Pick<
  Community,
  | 'name'
  | 'description'
  | 'joinType'
  | 'joinMode'
  | 'link'
  | 'inviteKey'
  | 'minSpeakLevel'
  | 'minImageLevel'
  | 'linkWhitelist'
  | 'welcomesAll'
  | 'crowd'
>

/** The membership of Ada or Ben, as whom tests sign in, in a seeded group. */
export interface SeedMembership {
  readonly unread: number
  readonly muted: boolean
}

/** A seeded group. The seed names people by their seed keys. */
export interface SeedGroup extends Told {
  readonly gid: string
  /** The seed key of the owner. `null` means a random simulated member. */
  readonly owner: string | null
  readonly admins: readonly string[]
  readonly ais: readonly string[]
  /** Members besides the staff, and the number of further random simulated members. */
  readonly members: readonly string[]
  readonly more: number
  readonly ada: SeedMembership | null
  readonly ben: SeedMembership | null
  readonly verified: {
    readonly kind: NonNullable<Group['verification']>['kind']
    readonly project: string
    readonly days: number
  } | null
  /** The file names of pictures under /town, without extension. */
  readonly icon: string | null
  readonly banner: string | null
  readonly books: readonly PhrasebookName[]
  readonly messages: number
  /** The number of days that the generated history spans, and the minutes since its last message. */
  readonly days: number
  readonly quietMinutes: number
}

export const seedMembership = (unread: number): SeedMembership => ({ unread, muted: false })
export const muted = (unread: number): SeedMembership => ({ unread, muted: true })

const PLAIN: Omit<SeedGroup, 'gid' | 'name' | 'description' | 'inviteKey'> = {
  joinType: 'normal',
  joinMode: 'normal',
  link: null,
  minSpeakLevel: 0,
  minImageLevel: 0,
  linkWhitelist: [],
  welcomesAll: false,
  crowd: 0,
  owner: null,
  admins: [],
  ais: [],
  members: [],
  more: 12,
  ada: null,
  ben: null,
  verified: null,
  icon: null,
  banner: null,
  books: ['town', 'remarks'],
  messages: 120,
  days: 30,
  quietMinutes: 240,
}

/** Defines a seeded group. An omitted field gets the default of `PLAIN`. */
export const seedGroup = (
  gid: string,
  inviteKey: string,
  name: string,
  description: string,
  remarkable: Partial<SeedGroup>,
): SeedGroup => ({ ...PLAIN, gid, inviteKey, name, description, ...remarkable })
