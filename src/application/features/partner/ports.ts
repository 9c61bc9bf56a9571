import type { TaskEither } from 'fp-ts/TaskEither'
import type { PersonResult } from '../../../domain/global-search'
import type { Group } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import type { Highlights, PartnerConfig, PartnerHome } from '../../../domain/partner'
import type { Rows } from '../../ports/groups'

/** Data of a partner's pages (spec 3 §7). `link` as in `PartnerLink`. `null` for an unknown partner. */
export interface Partners {
  readonly home: (link: string | null) => TaskEither<Failure, PartnerHome | null>
  readonly config: (link: string | null) => TaskEither<Failure, PartnerConfig | null>
  readonly highlights: (link: string | null) => TaskEither<Failure, Highlights | null>
  /** Groups of the partner by keyword. Pages start at 1. */
  readonly searchGroups: (
    link: string | null,
    keyword: string,
    page: number,
    size: number,
  ) => TaskEither<Failure, Rows<Group>>
  readonly searchPeople: (
    link: string | null,
    keyword: string,
    page: number,
    size: number,
  ) => TaskEither<Failure, Rows<PersonResult>>
  /** Whether this account may create a group (spec 3 §6). */
  readonly mayCreate: () => TaskEither<Failure, boolean>
}
