import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { captionsImplementation } from '../../../src/application/features/captions/captions'
import { languagesQuery, type CaptionLine } from '../../../src/domain/captions'
import { en } from '../../../src/ui/features/captions/translations.en'
import { paths } from '../../../src/ui/app/routing/paths'
import { NOON } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'
import { connected, inside, mei, SpacePages } from '../support/spaces'

english.addResourceBundle('en', 'captions', en)

const line = (id: string, with_: Partial<CaptionLine>): CaptionLine => ({
  id,
  xid: mei.xid,
  name: mei.name,
  startedAt: NOON,
  text: 'Welcome',
  translated: null,
  language: 'en_US',
  isFinal: true,
  ...with_,
})

const begin = async () => {
  const app = live(ann).heard(...inside('audience'), connected)
  const captions = app.attach(captionsImplementation, undefined)
  captions.hear({ type: 'captions/RoomEntered', channelId: square, starts: false })
  show(<SpacePages at={paths.space(square)} />, { app })
  fireEvent.click(await screen.findByRole('button', { name: 'Captions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Captions' }))
  const key = JSON.stringify({ channelId: square })
  await waitFor(() =>
    captions.answer(`read:${key}:`, (ask) =>
      languagesQuery.loaded(
        { items: ['en_US', 'zh_CN', 'es_ES'], next: null },
        { key, input: { channelId: square }, page: null },
        ask,
      ),
    ),
  )
  await dialog.findAllByRole('option', { name: 'español' })
  const press = () => {
    fireEvent.click(dialog.getByRole('switch', { name: en.on }))
  }
  const join = () => {
    captions.answer(`join/${square}`, (ask) => ({
      type: 'captions/Joined',
      ask,
      channelId: square,
      source: 'en_US',
      target: 'en_US',
    }))
  }
  const turnOn = () => {
    press()
    join()
  }
  return { app, captions, dialog, press, join, turnOn }
}

describe('Captions in a room', () => {
  it('R2-136 R2-167 R2-293 TRN-1 while translation is off, choosing a language changes nothing and shows "Turn on translation first"', async () => {
    const { app, dialog } = await begin()
    fireEvent.change(dialog.getByLabelText(en.target), { target: { value: 'es_ES' } })
    expect(dialog.getByRole('alert').textContent).toBe('Turn on translation first')
    expect([app.said('captions/SetTarget'), dialog.getByLabelText<HTMLSelectElement>(en.target).value]).toEqual([
      [],
      'en_US',
    ])
  })

  it('TRN-1 the language selects are disabled while translation turns on, and enabled once translation is on', async () => {
    const { dialog, press, join } = await begin()
    press()
    expect([en.source, en.target].map((label) => dialog.getByLabelText(label).closest('fieldset')?.disabled)).toEqual([
      true,
      true,
    ])
    join()
    expect([en.source, en.target].map((label) => dialog.getByLabelText(label).closest('fieldset')?.disabled)).toEqual([
      false,
      false,
    ])
    expect(dialog.getByRole('alert').textContent).toBe('')
  })

  it('TRN-2 a listener can turn captions on and then choose the language of the captions', async () => {
    const { app, dialog, turnOn } = await begin()
    turnOn()
    expect([
      app.said('captions/Enable').length,
      dialog.getByRole('switch', { name: en.on }).getAttribute('aria-checked'),
    ]).toEqual([1, 'true'])
    fireEvent.change(dialog.getByLabelText(en.target), { target: { value: 'es_ES' } })
    expect(app.said('captions/SetTarget')).toEqual([
      { type: 'captions/SetTarget', channelId: square, language: 'es_ES' },
    ])
  })

  it('the transcript shows each final caption with translation and original, and the caption strip also shows unfinished captions', async () => {
    const { captions, dialog, turnOn } = await begin()
    turnOn()
    expect(dialog.getByText(en.empty)).toBeTruthy()
    captions.hear(
      {
        type: 'captions/CaptionReceived',
        channelId: square,
        line: line('l1', { translated: 'Bienvenidos', language: 'es_ES' }),
      },
      { type: 'captions/CaptionReceived', channelId: square, line: line('l2', { text: 'Today we', isFinal: false }) },
    )
    const transcript = dialog.getByRole('log', { name: en.transcript })
    expect(transcript.textContent).toBe('梅BienvenidosOriginal: Welcome')
    const strip = document.querySelector('[aria-hidden="true"][class*="strip"]')
    expect(strip?.textContent).toBe('梅 Bienvenidos梅 Today we')
  })
})
