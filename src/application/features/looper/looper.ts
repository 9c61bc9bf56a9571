import * as E from 'fp-ts/Either'
import {
  adminsQuery,
  applicationsQuery,
  communitiesQuery,
  importedQuery,
  infoQuery,
  looperFeature,
  opLogsQuery,
  pageQuery,
  partnerQuery,
  projectsQuery,
  verifiedQuery,
  type FeedItem,
  type FeedKey,
} from '../../../domain/looper'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Secret } from '../../ports/browser/vault'
import { makeProjectActionEffects } from './project-actions.effects'
import { makeFigureEffects, numberedPages, optionalValue, singleValue, wholeList } from './figures.effects'
import { makeCommunityImportEffects } from './community-import.effects'
import { makeStaffEffects } from './staff.effects'
import type { Looper, LooperFigures, OwnFrames } from './ports'

export const looperImplementation = implementFeature(
  looperFeature,
  (deps, ports: Looper & LooperFigures & OwnFrames) => ({
    account: {
      'looper/projects': {
        read: accountEffects.read(projectsQuery.read, {
          call: ({ input: { keyword } }) => wholeList(ports.projects(keyword)),
          toResult: projectsQuery.loaded,
          failed: projectsQuery.failed,
        }),
      },
      'looper/info': {
        read: accountEffects.read(infoQuery.read, {
          call: ({ input: { projectId } }) => singleValue(ports.info(projectId)),
          toResult: infoQuery.loaded,
          failed: infoQuery.failed,
        }),
      },
      'looper/admins': {
        read: accountEffects.read(adminsQuery.read, {
          call: ({ input: { projectId } }) => wholeList(ports.admins(projectId)),
          toResult: adminsQuery.loaded,
          failed: adminsQuery.failed,
        }),
      },
      'looper/communities': {
        read: accountEffects.read(communitiesQuery.read, {
          call: ({ input: { projectId }, page }) => ports.communities(projectId, numberedPages(page)),
          toResult: communitiesQuery.loaded,
          failed: communitiesQuery.failed,
        }),
      },
      'looper/partner': {
        read: accountEffects.read(partnerQuery.read, {
          call: ({ input: { projectId } }) => optionalValue(ports.partner(projectId)),
          toResult: partnerQuery.loaded,
          failed: partnerQuery.failed,
        }),
      },
      'looper/page': {
        read: accountEffects.read(pageQuery.read, {
          call: ({ input: { projectId } }) => optionalValue(ports.page(projectId)),
          toResult: pageQuery.loaded,
          failed: pageQuery.failed,
        }),
      },
      'looper/imported': {
        read: accountEffects.read(importedQuery.read, {
          call: ({ input: { projectId } }) => wholeList(ports.imported(projectId)),
          toResult: importedQuery.loaded,
          failed: importedQuery.failed,
        }),
      },
      'looper/verified': {
        read: accountEffects.read(verifiedQuery.read, {
          call: ({ input: { projectId } }) => wholeList(ports.verified(projectId)),
          toResult: verifiedQuery.loaded,
          failed: verifiedQuery.failed,
        }),
      },
      'looper/applications': {
        read: accountEffects.read(applicationsQuery.read, {
          call: () => wholeList(ports.applications()),
          toResult: applicationsQuery.loaded,
          failed: applicationsQuery.failed,
        }),
      },
      ...makeFigureEffects(ports),
      'looper/logs': {
        read: accountEffects.read(opLogsQuery.read, {
          call: ({ input: { projectId }, page }) => ports.opLogs(projectId, numberedPages(page)),
          toResult: opLogsQuery.loaded,
          failed: opLogsQuery.failed,
        }),
      },
    },
    tab: {
      'looper/projectActions': makeProjectActionEffects(deps, ports),
      'looper/staff': makeStaffEffects(deps.ports.profiles),
      'looper/import': makeCommunityImportEffects(deps.ports.groups),
    },
    /** Data that the feature's screens need, but that must not enter the log. */
    streams: {
      mayFrame: ports.mayFrame,
      /** All feed items for a file export; `null` on a failure. */
      allFeeds: async (key: FeedKey): Promise<readonly FeedItem[] | null> => {
        const got = await ports.allFeeds(key)()
        return E.isLeft(got) ? null : got.right
      },
      secretOf: async (projectId: string): Promise<Secret | 'failed' | 'notYours'> => {
        const got = await ports.secret(projectId)()
        return E.isLeft(got) ? 'failed' : (got.right ?? 'notYours')
      },
    },
  }),
)
