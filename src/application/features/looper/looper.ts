import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import { adminsQuery, communitiesQuery, infoQuery, looper, opLogsQuery, projectsQuery } from '../../../domain/looper'
import { accountEffects } from '../../effect'
import { featureBody } from '../../features'
import type { Secret } from '../../ports/vault'
import { makeDeedEffects } from './deed.effects'
import { makeStaffEffects } from './staff.effects'
import type { Looper } from './ports'

const whole = <A>(items: TE.TaskEither<Failure, readonly A[]>) => pipe(items, TE.map((all) => ({ items: all, next: null })))
const single = <A>(one: TE.TaskEither<Failure, A>) => whole(pipe(one, TE.map((item) => [item])))
const numbered = (page: string | null): number => (page === null ? 1 : Number(page))

export const looperBody = featureBody(looper, (needs, ports: Looper) => ({
  account: {
    'looper/projects': { read: accountEffects.read(projectsQuery.read, {
      call: ({ input: { keyword } }) => whole(ports.projects(keyword)), done: projectsQuery.loaded, failed: projectsQuery.failed,
    }) },
    'looper/info': { read: accountEffects.read(infoQuery.read, {
      call: ({ input: { projectId } }) => single(ports.info(projectId)), done: infoQuery.loaded, failed: infoQuery.failed,
    }) },
    'looper/admins': { read: accountEffects.read(adminsQuery.read, {
      call: ({ input: { projectId } }) => whole(ports.admins(projectId)), done: adminsQuery.loaded, failed: adminsQuery.failed,
    }) },
    'looper/communities': { read: accountEffects.read(communitiesQuery.read, {
      call: ({ input: { projectId }, page }) => ports.communities(projectId, numbered(page)), done: communitiesQuery.loaded, failed: communitiesQuery.failed,
    }) },
    'looper/logs': { read: accountEffects.read(opLogsQuery.read, {
      call: ({ input: { projectId }, page }) => ports.opLogs(projectId, numbered(page)), done: opLogsQuery.loaded, failed: opLogsQuery.failed,
    }) },
  },
  tab: { 'looper/deeds': makeDeedEffects(needs, ports), 'looper/staff': makeStaffEffects(needs.ports.profiles) },
  /** What a screen asks for past the log, in which it must not stand. */
  streams: {
    secretOf: async (projectId: string): Promise<Secret | 'failed' | 'notYours'> => {
      const got = await ports.secret(projectId)()
      return E.isLeft(got) ? 'failed' : got.right ?? 'notYours'
    },
  },
}))
