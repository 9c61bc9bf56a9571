import { describe, expect, it } from 'vitest'
import {
  adminsQuery,
  communitiesQuery,
  projectActionViewModel,
  FIGURE_QUERIES,
  importedQuery,
  infoQuery,
  opLogsQuery,
  pageQuery,
  partnerQuery,
  projectsQuery,
  verifiedQuery,
  type ProjectAction,
  type ProjectInfo,
} from '../../../src/domain/looper'
import { selectedProjectReducer } from '../../../src/domain/looper/selected-project'
import { projectActionsReducer } from '../../../src/domain/looper/project-actions.reducer'
import { projectSearchReducer, staffLookupReducer } from '../../../src/domain/looper/lookups.reducer'
import { Gid, Uid, Xid } from '../../../src/domain/kernel/ids'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'

const deed: ProjectAction = { kind: 'block', projectId: 'loop', gid: made(Gid, '10000001'), blocked: true }
const perform: Step = Object.assign({ type: 'looper/PerformAction' as const }, { deed })
const notDone: Step = (ask) =>
  Object.assign({ type: 'looper/ActionFailed' as const, ask: ask('deed:0') }, { failure: refused('no') })

describe('A project action', () => {
  it('one project action runs at a time, and its failure is shown until it is dismissed or another action starts', () => {
    const other: Step = Object.assign({ type: 'looper/PerformAction' as const }, { deed: { ...deed, blocked: false } })
    given(projectActionsReducer, perform, other).gives({ asks: { 'deed:0': deed } })
    expect(projectActionViewModel(given(projectActionsReducer, perform).state)).toEqual({
      kind: 'block',
      busy: true,
      failure: null,
    })
    expect(projectActionViewModel(given(projectActionsReducer, perform, notDone).state)).toEqual({
      kind: 'block',
      busy: false,
      failure: refused('no'),
    })
    expect(
      projectActionViewModel(given(projectActionsReducer, perform, notDone, { type: 'looper/DismissAction' }).state),
    ).toBeNull()
    given(projectActionsReducer, perform, notDone, perform).gives({ asks: { 'deed:0': deed } })
    expect(projectActionViewModel(given(projectActionsReducer, perform, { type: 'ForgetAccount' }).state)).toBeNull()
  })

  it('repeating a project action that succeeded sends a new request', () => {
    const done: Step = (ask) =>
      Object.assign({ type: 'looper/ActionDone' as const, ask: ask('deed:0') }, { kind: 'block' })
    given(projectActionsReducer, perform, done, perform).gives({ asks: { 'deed:1': deed } })
  })
})

const typed = (type: 'looper/TypeKeyword' | 'looper/SearchStaff', text: string): Step =>
  Object.assign({ type }, type === 'looper/SearchStaff' ? { typed: text } : { keyword: text })

describe('The project search', () => {
  const dueIn = (steps: readonly Step[]) => Object.keys(given(projectSearchReducer, ...steps).state.asks)[0] ?? ''

  it('each typed letter restarts the delay of the project search, which then searches for the trimmed text', () => {
    const first = dueIn([typed('looper/TypeKeyword', 'm')])
    const last = dueIn([typed('looper/TypeKeyword', 'm'), wait(400), typed('looper/TypeKeyword', 'me ')])
    expect(Number(last.split(':')[1]) - Number(first.split(':')[1])).toBe(400)
    given(
      projectSearchReducer,
      typed('looper/TypeKeyword', 'm'),
      wait(400),
      typed('looper/TypeKeyword', 'me '),
      alarm(last),
    ).gives({ data: { searched: 'me', searchAt: null }, asks: {} })
  })

  it('the project search shows its results while the member types on, and none once the text is blank or the session ends', () => {
    const due = dueIn([typed('looper/TypeKeyword', ' me ')])
    const found = given(projectSearchReducer, typed('looper/TypeKeyword', ' me '), alarm(due))
    found.when(typed('looper/TypeKeyword', 'mes')).gives({ data: { keyword: 'mes', searched: 'me' } })
    for (const over of [typed('looper/TypeKeyword', ' '), { type: 'ForgetAccount' } as const])
      found.when(over).gives({ data: { searchAt: null, searched: '' }, asks: {} })
    found.when({ type: 'ForgetAccount' }).gives({ data: { keyword: '' } })
  })

  it('R3-083 the project search does not search for a blank text', () => {
    given(projectSearchReducer, typed('looper/TypeKeyword', '   ')).gives({
      data: { searched: '', searchAt: null },
      asks: {},
    })
  })
})

describe('The staff lookup', () => {
  it('R3-209 the staff lookup runs only for a valid UID, and only for the UID that was typed last', () => {
    given(staffLookupReducer, typed('looper/SearchStaff', 'user12345')).gives({ data: { status: 'idle' }, asks: {} })
    given(
      staffLookupReducer,
      typed('looper/SearchStaff', 'user123456'),
      typed('looper/SearchStaff', ' user1234567 '),
    ).gives({
      data: { status: 'looking' },
      asks: { 'person:user1234567': { uid: 'user1234567' } },
    })
  })

  it('the staff lookup reports a failed request, and is cleared when the account’s session ends', () => {
    const looking = given(staffLookupReducer, typed('looper/SearchStaff', 'user123456'))
    const failed = looking.when((ask) =>
      Object.assign(
        { type: 'looper/StaffNotLookedUp' as const, ask: ask('person:user123456') },
        { failure: unreachable },
      ),
    )
    failed.gives({ data: { status: 'failed', typed: 'user123456', person: null }, asks: {} })
    failed.when({ type: 'ForgetAccount' }).gives({ data: { status: 'idle', typed: '', person: null } })
    expect(looking.reloaded().state).toEqual(looking.state)
  })

  it('R3-210 the staff lookup shows the one member with the typed UID, or that no member has it', () => {
    const person = { xid: made(Xid, 'x1'), uid: made(Uid, '123456'), name: 'Ann', avatar: null }
    const found =
      (one: typeof person | null): Step =>
      (ask) =>
        Object.assign({ type: 'looper/StaffFound' as const, ask: ask('person:user123456') }, { person: one })
    given(staffLookupReducer, typed('looper/SearchStaff', 'user123456'), found(person)).gives({
      data: { status: 'found', person },
    })
    given(staffLookupReducer, typed('looper/SearchStaff', 'user123456'), found(null)).gives({
      data: { status: 'nobody', person: null },
    })
    given(
      staffLookupReducer,
      typed('looper/SearchStaff', 'user123456'),
      found(person),
      typed('looper/SearchStaff', 'user1'),
    ).gives({ data: { status: 'idle', person: null } })
  })
})

describe('The chosen project', () => {
  const choose = (projectId: string): Step => Object.assign({ type: 'looper/ChooseProject' as const }, { projectId })
  it('R3-084 the chosen project is the project that the account chose last, until the session ends', () => {
    expect(
      [
        given(selectedProjectReducer),
        given(selectedProjectReducer, choose('loop'), choose('mesh')),
        given(selectedProjectReducer, choose('loop'), {
          type: 'SessionEnded',
          ask: { unit: 'session', id: 'endSession', seq: 1 },
          reason: 'expired',
        }),
      ].map(({ state }) => state),
    ).toEqual([{ projectId: null }, { projectId: 'mesh' }, { projectId: null }])
  })

  it.each(
    [
      adminsQuery,
      communitiesQuery,
      importedQuery,
      infoQuery,
      opLogsQuery,
      pageQuery,
      partnerQuery,
      verifiedQuery,
      ...Object.values(FIGURE_QUERIES),
    ].map(({ reducer }) => reducer),
  )(
    'R3-084 the reducer $name, which holds data of one project, handles the choice of another project',
    ({ handles: hears }) => {
      expect(hears.has('looper/ChooseProject')).toBe(true)
    },
  )

  it('the reducer of the project list does not handle the choice of a project, so the list stays loaded', () => {
    expect(projectsQuery.reducer.handles.has('looper/ChooseProject')).toBe(false)
  })
})

describe('The data of a project', () => {
  it('R3-084 the loaded information about a project is cleared when another project is chosen', () => {
    const info: ProjectInfo = {
      projectId: 'loop',
      name: 'Loop',
      avatar: null,
      about: '',
      tags: [],
      keywords: [],
      xAddress: '',
      website: '',
      email: '',
      partnerId: null,
      apiStatus: 'active',
    }
    const input = { projectId: 'loop' }
    const read = { key: '{"projectId":"loop"}', input, page: null }
    const loaded: Step = (ask) => infoQuery.loaded({ items: [info], next: null }, read, ask(`read:${read.key}:`))
    const known = given(infoQuery.reducer, infoQuery.want(input), loaded)
    expect(infoQuery.value(known.state, input)).toEqual(info)
    expect(
      infoQuery.listed(
        given(
          infoQuery.reducer,
          infoQuery.want(input),
          loaded,
          Object.assign({ type: 'looper/ChooseProject' as const }, { projectId: 'mesh' }),
        ).state,
        input,
      ).status,
    ).toBe('loading')
  })
})
