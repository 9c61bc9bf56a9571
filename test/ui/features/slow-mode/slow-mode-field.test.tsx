import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slowModeImplementation } from '../../../../src/application/features/slow-mode/slow-mode'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { EPOCH } from '../../../../src/domain/kernel/instant'
import { slowModeQuery } from '../../../../src/domain/slow-mode'
import { SlowModeField } from '../../../../src/ui/features/slow-mode/SlowModeField'
import { en } from '../../../../src/ui/features/slow-mode/translations.en'
import { groupOf } from '../../../support/builders/group'
import { queryFailed, queryLoaded } from '../../../support/query-steps'
import { ann } from '../../../support/builders/person'
import { live } from '../../support/fake-app'
import { addEnglish, show } from '../../support/show'

addEnglish('slow-mode', en)

const { gid } = groupOf('12345678')

const fieldWith = (seconds: number) => {
  const app = live(ann)
  const feature = app.attach(slowModeImplementation, undefined)
  show(<SlowModeField gid={gid} />, { app })
  feature.hear(queryLoaded(slowModeQuery, { gid }, [{ gid, seconds, freeAt: EPOCH }]))
  return { app, feature, value: () => screen.getByRole<HTMLSelectElement>('combobox').value }
}

describe('The choice of slow mode', () => {
  it('R4-006 offers off, three times below and two above a minute, and saves a choice at once', () => {
    const { app, value } = fieldWith(0)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Off',
      '10 seconds',
      '30 seconds',
      '1 minute',
      '5 minutes',
      '15 minutes',
    ])
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '30' } })
    expect(app.said('slow-mode/SetSlowMode')).toEqual([{ type: 'slow-mode/SetSlowMode', gid, seconds: 30 }])
    expect(value()).toBe('30')
  })

  it('R4-006 shows the former choice again if the server does not take the new one', () => {
    const { feature, value } = fieldWith(60)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '30' } })
    feature.answer(`save:${gid}:30`, (ask) => ({
      type: 'slow-mode/SlowModeNotSet',
      ask,
      gid,
      seconds: 30,
      failure: unreachable,
    }))
    expect(value()).toBe('60')
  })

  it('R4-006 a failed read says so, and Retry reads again', () => {
    const app = live(ann)
    const feature = app.attach(slowModeImplementation, undefined)
    show(<SlowModeField gid={gid} />, { app })
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    feature.hear(queryFailed(slowModeQuery, { gid }))
    expect(screen.getByRole('alert').textContent).toContain(en.failed)
    const reads = app.said('slow-mode/state/load').length
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('slow-mode/state/load')).toHaveLength(reads + 1)
  })
})
