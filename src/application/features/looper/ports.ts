import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { LooperDeed, OpLog, Project, ProjectAdmin, ProjectCommunity, ProjectInfo } from '../../../domain/looper'
import type { Page } from '../../../domain/query'
import type { Secret } from '../../ports/vault'

type Told<A> = TaskEither<Failure, A>

/** The projects that somebody is of the staff of, and what they do there (spec 3 §7). Pages are counted from 1. */
export interface Looper {
  /** All of them at `''`; at most 100. */
  readonly projects: (keyword: string) => Told<readonly Project[]>
  readonly info: (projectId: string) => Told<ProjectInfo>
  /** The key of the project's API; `null` where it is not told. It goes to the screen that asks and nowhere else. */
  readonly secret: (projectId: string) => Told<Secret | null>
  readonly admins: (projectId: string) => Told<readonly ProjectAdmin[]>
  readonly communities: (projectId: string, page: number) => Told<Page<ProjectCommunity>>
  readonly opLogs: (projectId: string, page: number) => Told<Page<OpLog>>
  /** Done twice it is as done once. */
  readonly perform: (deed: LooperDeed) => Told<undefined>
}
