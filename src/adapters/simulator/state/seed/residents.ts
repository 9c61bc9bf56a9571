import { Uid, Xid } from '../../../../domain/kernel/ids'
import { mixSeeds, seededRandom } from '../seeded-random'
import type { UserAccount } from '../server-state'
import { nameOf } from './names'
import { literalId } from './literal-id'

/** The email address of product staff. */
const SUPER = 'super@loop.example'

/**
 * A seeded account. A person can sign in only as an account with an email address: Ada and Ben for tests, and Sky for
 * product staff.
 */
interface Resident {
  readonly key: string
  readonly name: string
  /** The file name of a picture under /town, without extension. */
  readonly picture: string | null
  readonly level: number
  readonly email: string | null
}

const NAMED: readonly Resident[] = [
  { key: 'ada', name: 'Ada', picture: 'a1', level: 12, email: 'ada@loop.example' },
  { key: 'ben', name: 'Ben', picture: 'a4', level: 6, email: 'ben@loop.example' },
  { key: 'mei', name: '陈美玲', picture: 'a2', level: 23, email: null },
  { key: 'layla', name: 'ليلى حداد', picture: 'a3', level: 9, email: null },
  { key: 'omer', name: 'עומר', picture: 'a8', level: 7, email: null },
  { key: 'sunny', name: '🌻 Sunny 👩‍🚀', picture: 'a13', level: 15, email: null },
  { key: 'haru', name: 'はるか', picture: 'a5', level: 18, email: null },
  { key: 'jisoo', name: '김지수', picture: 'a6', level: 11, email: null },
  { key: 'olga', name: 'Ольга Петрова', picture: 'a9', level: 20, email: null },
  { key: 'zoe', name: 'Zoë Núñez', picture: 'a12', level: 5, email: null },
  {
    key: 'long',
    name: 'Maximiliana Konstantinopoulou-Wolfeschlegelstein the Third',
    picture: 'a7',
    level: 3,
    email: null,
  },
  { key: 'arjun', name: 'अर्जुन', picture: 'a11', level: 8, email: null },
  { key: 'loopy', name: 'Loopy', picture: null, level: 30, email: null },
  { key: 'sky', name: 'Sky', picture: 'a10', level: 30, email: SUPER },
]

/** The number of seeded accounts, including the accounts as which a person can sign in. */
const RESIDENTS = 216
const STRANGERS = 1_000_000
const FACES = 14
/**
 * The letters with which xids of seeded accounts can start. Accounts that are created later start with x. The first
 * letter of the owner's xid determines the colour of a group without a picture.
 */
const LETTERS = 'abcdefghijklmnopqrstuvwyz'

export const pictureAt = (name: string): string => `/town/${name}.svg`

const accountOf = ({ key, name, picture, level, email }: Resident, n: number): UserAccount => ({
  xid: literalId(Xid.is, `${key.charAt(0)}${String(n + 1).padStart(9, '0')}`),
  uid: literalId(Uid.is, `1${String(n + 1).padStart(9, '0')}`),
  name,
  avatar: picture === null ? null : pictureAt(picture),
  level,
  email,
  isVisitor: false,
  isSuper: email === SUPER,
})

/** Generates the account with this number, counted from 0. Every number gives an account. */
const personOf = (seed: number, n: number): UserAccount => {
  const named = NAMED[n]
  if (named !== undefined) return accountOf(named, n)
  const chance = seededRandom(mixSeeds(seed, n, 1))
  const face = chance.next() < 0.4 ? `a${chance.between(1, FACES)}` : null
  const level = chance.between(1, 12) * chance.between(1, 3)
  return accountOf(
    { key: LETTERS.charAt(n % LETTERS.length), name: nameOf(n, chance), picture: face, level, email: null },
    n,
  )
}

export const residentsOf = (seed: number): readonly UserAccount[] =>
  Array.from({ length: RESIDENTS }, (_, n) => personOf(seed, n))

/**
 * Crowd member number `n`: an account that is generated only on request, to fill large groups. Crowd members are
 * numbered after the seeded accounts.
 */
export const anonymousMember = (seed: number, n: number): UserAccount => personOf(seed, RESIDENTS + n)

/** The crowd member whose xid or uid contains these nine digits. `null` if no crowd member has these digits. */
export const anonymousUser = (seed: number, digits: string): UserAccount | null => {
  const number = /^[0-9]{9}$/.test(digits) ? Number(digits) : 0
  return number > RESIDENTS && number <= STRANGERS ? personOf(seed, number - 1) : null
}
/** Ada's account. The server prints Ada's invite code for people who try the product. */
export const ADA: Xid = literalId(Xid.is, 'a000000001')

export const NAMED_KEYS: readonly string[] = NAMED.map(({ key }) => key)
