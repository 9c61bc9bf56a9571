import { describe, expect, it } from 'vitest'
import { type LooperInput } from '../../../../../src/adapters/simulator/state/features/looper/looper-input'
import { feature } from '../../../../../src/adapters/simulator/state/features/looper/feature'
import { projectOf } from '../../../../../src/adapters/simulator/state/features/looper/state'
import {
  adminsOf,
  mayBeNamed,
  projectCommunitiesOf,
  projectsFor,
} from '../../../../../src/adapters/simulator/state/features/looper/views'
import { dayOf } from '../../../../../src/adapters/simulator/state/features/looper/daily-activity'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { personBy, START, townOf } from '../../state/town'

const founded = townOf(1)
const ADA = personBy(founded, 'ada@loop.example')
const BEN = personBy(founded, 'ben@loop.example')
const SKY = personBy(founded, 'super@loop.example')
const SQUARE = '10000001'
const TODAY = dayOf(START)

type Told = {
  [N in LooperInput['type']]: Omit<Extract<LooperInput, { type: N }>, 'at' | 'projectId' | 'xid'>
}[LooperInput['type']]
/** The next state, and the text of a refusal. */
const step = (world: ServerState, xid: Xid, told: Told, projectId = 'loop') => {
  const stepped = feature.step(world, Object.assign({ at: START, xid, projectId }, told))
  const [first] = stepped.outputs
  return { world: stepped.world, refused: first?.type === 'Refused' ? first.words : null }
}
const project = (world: ServerState, projectId = 'loop') => {
  const found = projectOf(world, projectId)
  if (found === undefined) throw new Error('no such project')
  return found
}
const communityIn = (world: ServerState) =>
  projectCommunitiesOf(world, project(world), TODAY).find(({ gid }) => gid === SQUARE)
const NO_RIGHT = 'Your role in this project does not allow this'

describe('The projects of an owner on the simulated server', () => {
  it('a member sees only the projects where the member belongs to the staff, and a super user sees all projects', () => {
    const names = (xid: Xid) => projectsFor(founded, xid, '', TODAY).map(({ projectId }) => projectId)
    expect([names(ADA), names(BEN)]).toEqual([
      ['chainlight', 'loop', 'mesh'],
      ['loop', 'tide'],
    ])
    expect(names(SKY).length).toBeGreaterThan(10)
    expect(projectsFor(founded, SKY, ' MES ', TODAY).map(({ projectId }) => projectId)).toEqual(['mesh'])
  })

  it('R3-224 in a project, a viewer may edit nothing, a community manager only communities, and a full manager everything', () => {
    const label: Told = { type: 'looper/Labelled', gid: SQUARE, label: 'blue' }
    const remove: Told = { type: 'looper/AdminRemoved', adminId: '2' }
    expect([step(founded, BEN, label).refused, step(founded, ADA, label).refused]).toEqual([NO_RIGHT, null])
    expect([
      step(founded, ADA, { type: 'looper/BlockSet', gid: '4500000045', on: true }, 'chainlight').refused,
      step(founded, ADA, remove, 'chainlight').refused,
    ]).toEqual([null, NO_RIGHT])
    expect([step(founded, SKY, remove).refused, step(founded, BEN, remove, 'mesh').refused]).toEqual([
      null,
      'There is no such project',
    ])
  })

  it('R3-183 a community can be labelled gold, blue or none, and everybody sees the label as the verification of the group', () => {
    const kinds = { gold: 'official', blue: 'ambassador', none: undefined } as const
    let world = founded
    for (const label of ['blue', 'none', 'gold', 'none', 'blue', 'gold'] as const) {
      world = step(world, ADA, { type: 'looper/Labelled', gid: SQUARE, label }).world
      expect([communityIn(world)?.label, world.communities[SQUARE]?.verification?.kind]).toEqual([label, kinds[label]])
    }
  })

  it('a project cannot take the name of another project, and with it the communities and labels of the other', () => {
    const named = (name: string, world = founded) => mayBeNamed(world, project(world), name)
    const square = founded.communities['470000047']
    if (square === undefined) throw new Error('there is no such group')
    const tea = { kind: 'official', projectName: 'Tea', since: START, link: 'https://x.com/tea' } as const
    const applied = { ...founded, communities: { ...founded.communities, [square.gid]: { ...square, awaited: tea } } }
    const verified = {
      ...founded,
      communities: { ...founded.communities, [square.gid]: { ...square, verification: tea } },
    }
    expect([named('Loop'), named('loop'), named('Something new'), named('Tea')]).toEqual([true, true, true, true])
    expect([named(project(founded, 'mesh').name.toUpperCase()), named('TEA', applied), named('tea', verified)]).toEqual(
      [false, false, false],
    )
  })

  it('R3-184 a blocked community keeps its label, cannot get another label, and can be unblocked', () => {
    const blocked = step(founded, ADA, { type: 'looper/BlockSet', gid: SQUARE, on: true }).world
    expect(communityIn(blocked)).toMatchObject({ blocked: true, label: 'gold' })
    expect(step(blocked, ADA, { type: 'looper/Labelled', gid: SQUARE, label: 'blue' }).refused).toBe(
      'This community is blocked',
    )
    expect(communityIn(step(blocked, ADA, { type: 'looper/BlockSet', gid: SQUARE, on: false }).world)?.blocked).toBe(
      false,
    )
  })

  it('R3-185 a staff member of a project can get any of the three roles, but the last full manager cannot lose that role', () => {
    const roleAfter = (role: 'super' | 'comm' | 'view') =>
      adminsOf(
        ...(({ world }) => [world, project(world)] as const)(
          step(founded, ADA, { type: 'looper/AdminChanged', adminId: '4', role }),
        ),
      ).find(({ adminId }) => adminId === '4')?.role
    expect([roleAfter('super'), roleAfter('comm'), roleAfter('view')]).toEqual(['super', 'comm', 'view'])
    expect(step(founded, BEN, { type: 'looper/AdminChanged', adminId: '1', role: 'view' }, 'tide').refused).toBe(
      'A project keeps at least one full manager',
    )
  })

  it('R3-226 the last admin of a project cannot be removed', () => {
    const without = ['2', '3', '4'].reduce(
      (world, adminId) => step(world, ADA, { type: 'looper/AdminRemoved', adminId }).world,
      founded,
    )
    expect(adminsOf(without, project(without))).toHaveLength(1)
    expect(step(without, ADA, { type: 'looper/AdminRemoved', adminId: '1' }).refused).toBe(
      'A project keeps at least one admin',
    )
  })

  it('a person is added to the staff of a project by uid only once, and the project log records who added whom', () => {
    const added = step(founded, ADA, { type: 'looper/AdminAdded', uid: 'user1000000010', role: 'view' })
    expect(adminsOf(added.world, project(added.world)).at(-1)).toMatchObject({
      name: 'Zoë Núñez',
      role: 'view',
      uid: '1000000010',
    })
    expect(step(added.world, ADA, { type: 'looper/AdminAdded', uid: '1000000010', role: 'view' }).world).toBe(
      added.world,
    )
    expect(step(founded, ADA, { type: 'looper/AdminAdded', uid: '5', role: 'view' }).refused).toBe(
      'There is no such person',
    )
    expect(project(added.world).logs).toEqual([
      { logId: '1', kind: 'adminAdded', at: START, who: 'Ada', whom: 'Zoë Núñez', change: 'view' },
    ])
  })
})
