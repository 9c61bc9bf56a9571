import type { Person as Profiled, User } from '../../../src/domain/profile'
import type { Person } from './person'

export const profiled = ({ xid, uid, name }: Person, with_: Partial<Profiled> = {}): Profiled => ({
  xid,
  uid,
  name,
  avatar: null,
  banner: null,
  bio: '',
  level: 1,
  xUrl: null,
  following: 2,
  followers: 3,
  showsGroups: true,
  ...with_,
})

export const userOf = (
  who: Person,
  { person = {}, ...with_ }: Partial<Omit<User, 'person'>> & { person?: Partial<Profiled> } = {},
): User => ({
  person: profiled(who, person),
  follow: false,
  blocked: 'none',
  isSuper: false,
  email: null,
  switches: { group: true, dm: true },
  projects: 0,
  ...with_,
})
