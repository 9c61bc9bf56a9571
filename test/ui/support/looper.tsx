import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { looperImplementation } from '../../../src/application/features/looper/looper'
import { Secret } from '../../../src/application/ports/browser/vault'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { Gid, Uid, Xid } from '../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import {
  adminsQuery,
  communitiesQuery,
  infoQuery,
  projectsQuery,
  type FeedItem,
  type Project,
  type ProjectAdmin,
  type ProjectCommunity,
  type ProjectInfo,
} from '../../../src/domain/looper'
import type { Query } from '../../../src/domain/query'
import { en } from '../../../src/ui/features/looper/translations.en'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from './fake-app'
import { addEnglish, show } from './show'

addEnglish('looper', en)

export const projectOf = (projectId: string, with_: Partial<Project> = {}): Project => ({
  projectId,
  name: `Project ${projectId}`,
  avatar: null,
  xUrl: `https://x.com/${projectId}`,
  about: 'What it is',
  tags: ['DeFi'],
  keywords: [],
  website: 'https://tea.example/',
  apiStatus: 'active',
  blueVerified: 3,
  goldVerified: 2,
  communities: 14,
  members: 186_400,
  averageActivity: 17.1,
  pageLink: 'tea',
  ...with_,
})
export const communityOf = (gid: string, with_: Partial<ProjectCommunity> = {}): ProjectCommunity => ({
  gid: made(Gid, gid),
  name: `Community ${gid}`,
  avatar: null,
  label: 'gold',
  blocked: false,
  members: 216,
  activity: 194,
  growth: '+3.7%',
  approvedAt: clampToInstant(Date.UTC(2026, 10, 24, 14, 3)),
  ...with_,
})
export const adminOf = (adminId: string, with_: Partial<ProjectAdmin> = {}): ProjectAdmin => ({
  adminId,
  name: `Admin ${adminId}`,
  avatar: null,
  xid: made(Xid, `x${adminId}`),
  uid: made(Uid, `u${adminId}`),
  role: 'view',
  joinedAt: clampToInstant(Date.UTC(2026, 10, 24, 14, 3)),
  ...with_,
})
export const infoOf = (with_: Partial<ProjectInfo> = {}): ProjectInfo => ({
  projectId: 'tea',
  name: 'Tea',
  avatar: null,
  about: 'Leaves',
  tags: ['DeFi'],
  keywords: ['leaf'],
  xAddress: 'https://x.com/tea',
  website: 'https://tea.example/',
  email: 'hello@tea.example',
  partnerId: null,
  apiStatus: 'active',
  ...with_,
})

function Where(): ReactNode {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{`${pathname}${search}`}</output>
}
export const where = (): string => screen.getByTestId('where').textContent

/** Opens a page of the project owners as a member. The test responds to the requests of the page. */
export const openLooper = (
  at: string,
  pages: Readonly<Record<string, ReactNode>>,
  feeds: readonly FeedItem[] | null = null,
  mayFrame = false,
  isSuper = false,
) => {
  const app = live(ann, 1, isSuper)
  const asked: string[] = []
  const looper = app.attach(looperImplementation, {
    mayFrame: () => mayFrame,
    allFeeds: () => Promise.resolve(feeds),
    secretOf: (projectId: string) => {
      asked.push(projectId)
      return Promise.resolve(new Secret('lk_of_tea'))
    },
  })
  show(
    <>
      <Routes>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>,
    { app, at },
  )
  const answered = <I, A>(query: Query<I, A>, input: NoInfer<I>, items: readonly A[], total: number | null = null) => {
    const key = canonicalJson(input)
    looper.answer(`read:${key}:`, (ask) => query.loaded({ items, next: null, total }, { key, input, page: null }, ask))
  }
  const ofTea = { projectId: 'tea' }
  return {
    app,
    looper,
    asked,
    answered,
    projects: (...items: readonly Project[]) => answered(projectsQuery, { keyword: '' }, items),
    info: (info: ProjectInfo) => answered(infoQuery, ofTea, [info]),
    admins: (...items: readonly ProjectAdmin[]) => answered(adminsQuery, ofTea, items),
    communities: (...items: readonly ProjectCommunity[]) => answered(communitiesQuery, ofTea, items),
    /** The project actions that the page has dispatched. */
    deeds: () =>
      app.saidToTab.flatMap((said) => (said.type === 'looper/PerformAction' && 'deed' in said ? [said.deed] : [])),
    done: () => looper.hearInTab((ask) => ({ type: 'looper/ActionDone', ask: ask('deed:0'), kind: 'label' })),
  }
}
