import * as E from 'fp-ts/Either'
import { adminsQuery, communitiesQuery, importedQuery, infoQuery, looper, opLogsQuery, pageQuery, partnerQuery, projectsQuery, verifiedQuery, type FeedItem, type FeedKey } from '../../../domain/looper'
import { accountEffects } from '../../effect'
import { featureBody } from '../../features'
import type { Secret } from '../../ports/vault'
import { makeDeedEffects } from './deed.effects'
import { makeFigureEffects, numbered, perhaps, single, whole } from './figure.effects'
import { makeImportEffects } from './import.effects'
import { makeStaffEffects } from './staff.effects'
import type { Looper, LooperFigures, OwnFrames } from './ports'

export const looperBody = featureBody(looper, (needs, ports: Looper & LooperFigures & OwnFrames) => ({
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
    'looper/partner': { read: accountEffects.read(partnerQuery.read, {
      call: ({ input: { projectId } }) => perhaps(ports.partner(projectId)), done: partnerQuery.loaded, failed: partnerQuery.failed,
    }) },
    'looper/page': { read: accountEffects.read(pageQuery.read, {
      call: ({ input: { projectId } }) => perhaps(ports.page(projectId)), done: pageQuery.loaded, failed: pageQuery.failed,
    }) },
    'looper/imported': { read: accountEffects.read(importedQuery.read, {
      call: ({ input: { projectId } }) => whole(ports.imported(projectId)), done: importedQuery.loaded, failed: importedQuery.failed,
    }) },
    'looper/verified': { read: accountEffects.read(verifiedQuery.read, {
      call: ({ input: { projectId } }) => whole(ports.verified(projectId)), done: verifiedQuery.loaded, failed: verifiedQuery.failed,
    }) },
    ...makeFigureEffects(ports),
    'looper/logs': { read: accountEffects.read(opLogsQuery.read, {
      call: ({ input: { projectId }, page }) => ports.opLogs(projectId, numbered(page)), done: opLogsQuery.loaded, failed: opLogsQuery.failed,
    }) },
  },
  tab: { 'looper/deeds': makeDeedEffects(needs, ports), 'looper/staff': makeStaffEffects(needs.ports.profiles), 'looper/import': makeImportEffects(needs.ports.groups) },
  /** What a screen asks for past the log, in which it must not stand. */
  streams: {
    mayFrame: ports.mayFrame,
    /** `null` where it failed. */
    allFeeds: async (key: FeedKey): Promise<readonly FeedItem[] | null> => {
      const got = await ports.allFeeds(key)()
      return E.isLeft(got) ? null : got.right
    },
    secretOf: async (projectId: string): Promise<Secret | 'failed' | 'notYours'> => {
      const got = await ports.secret(projectId)()
      return E.isLeft(got) ? 'failed' : got.right ?? 'notYours'
    },
  },
}))
