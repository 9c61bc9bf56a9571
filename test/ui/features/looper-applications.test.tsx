import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Gid } from '../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { applicationsQuery, type Application } from '../../../src/domain/looper'
import { ConfigurationScreen } from '../../../src/ui/features/looper/config/ConfigurationScreen'
import { made } from '../../support/builders/made'
import { openLooper, projectOf } from '../support/looper'
import { at, press } from '../support/looper-config'

const tea: Application = {
  gid: made(Gid, '470000047'),
  name: 'Moving out',
  avatar: null,
  label: 'gold',
  projectName: 'Tea',
  xUrl: 'https://x.com/tea',
  appliedAt: clampToInstant(Date.UTC(2026, 10, 24, 14, 3)),
}
const open = (isSuper: boolean) => {
  const opened = openLooper(`${at}?projectId=tea&tab=0`, { [at]: <ConfigurationScreen /> }, null, false, isSuper)
  opened.projects(projectOf('tea'))
  return opened
}
const heading = () => screen.findByRole('heading', { name: 'Applications for a verification' })

describe('The applications for a verification', () => {
  it('are shown to super users only', async () => {
    open(false)
    expect(screen.queryByRole('heading', { name: 'Applications for a verification' })).toBeNull()
    expect(await screen.findByText('History')).toBeTruthy()
  })

  it('a page without applications says that no group waits', async () => {
    const { answered } = open(true)
    await heading()
    answered(applicationsQuery, {}, [])
    expect(screen.getByText('No group is waiting for a decision.')).toBeTruthy()
  })

  it.each([
    ['Accept', 'Accept the application of Moving out', true],
    ['Refuse', 'Refuse the application of Moving out', false],
  ])('a super user decides with %s only after a confirmation', async (yes, button, accepted) => {
    const { answered, deeds } = open(true)
    await heading()
    answered(applicationsQuery, {}, [tea])
    expect(screen.getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('https://x.com/tea')
    press(button)
    expect(deeds()).toEqual([])
    within(screen.getByRole('dialog')).getByRole('button', { name: yes }).click()
    expect(deeds()).toEqual([{ kind: 'decide', projectId: 'tea', gid: tea.gid, accepted }])
  })
})
