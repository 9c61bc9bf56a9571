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
import { pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Secret } from '../../ports/browser/vault'
import { makeProjectActionEffects } from './project-actions.effects'
import { makeFigureEffects } from './figures.effects'
import { makeCommunityImportEffects } from './community-import.effects'
import { makeStaffEffects } from './staff.effects'
import type { Looper, LooperFigures, OwnFrames } from './ports'

export const looperImplementation = implementFeature(
  looperFeature,
  (deps, ports: Looper & LooperFigures & OwnFrames) => ({
    account: {
      'looper/projects': readList(projectsQuery, ({ keyword }) => ports.projects(keyword)),
      'looper/info': readValue(infoQuery, ({ projectId }) => ports.info(projectId)),
      'looper/admins': readList(adminsQuery, ({ projectId }) => ports.admins(projectId)),
      'looper/communities': readPages(communitiesQuery, ({ projectId }, page) =>
        ports.communities(projectId, pageNumber(page)),
      ),
      'looper/partner': readValue(partnerQuery, ({ projectId }) => ports.partner(projectId)),
      'looper/page': readValue(pageQuery, ({ projectId }) => ports.page(projectId)),
      'looper/imported': readList(importedQuery, ({ projectId }) => ports.imported(projectId)),
      'looper/verified': readList(verifiedQuery, ({ projectId }) => ports.verified(projectId)),
      'looper/applications': readList(applicationsQuery, () => ports.applications()),
      ...makeFigureEffects(ports),
      'looper/logs': readPages(opLogsQuery, ({ projectId }, page) => ports.opLogs(projectId, pageNumber(page))),
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
