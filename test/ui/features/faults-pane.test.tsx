import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noFaults, planText, readPlan } from '../../../src/domain/fault-plan'
import { FaultBadge } from '../../../src/ui/features/log-drawer/faults/FaultBadge'
import type { ActOnce, ActResult } from '../../../src/ui/features/log-drawer/faults/SimulatedActs'
import { FaultsPane } from '../../../src/ui/features/log-drawer/faults/FaultsPane'
import { en } from '../../../src/ui/features/log-drawer/translations.en'
import { FakeFaults } from '../support/fake-faults'
import { addEnglish, show } from '../support/show'

addEnglish('log-drawer', en)

const open = (act: ActOnce | null = null) => {
  const faults = new FakeFaults()
  show(
    <>
      <FaultsPane faults={faults} act={act} />
      <FaultBadge faults={faults} />
    </>,
  )
  return faults
}
const choose = (name: string, option: string): void => {
  const select = screen.getByRole('combobox', { name })
  fireEvent.change(select, {
    target: { value: within(select).getByRole<HTMLOptionElement>('option', { name: option }).value },
  })
}
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('The panel with faults', () => {
  it('R4-931 each channel has its kinds of faults, and calls of the API also a lost answer and a status', () => {
    open()
    const rows = screen.getAllByRole('row').slice(1)
    const kindsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('combobox')
        .map((select) => select.getAttribute('aria-label')?.split(': ')[1])
    const ofSocket = ['Connection', 'Delay', 'Lost', 'Sent twice', 'Out of order']
    expect(rows.map((row) => [within(row).getByRole('rowheader').textContent, kindsOf(row)])).toEqual([
      ['API calls', ['Connection', 'Delay', 'Lost', 'Answer lost', 'Sent twice', 'Out of order', 'Status']],
      ['Live feed', ofSocket],
      ['Chat', ofSocket],
      ['Room signals', ofSocket],
      ['Uploads', ['Connection', 'Delay', 'Lost', 'Out of order']],
    ])
    expect(optionsOf('API calls: Delay')).toEqual(['None', '0.2 s', '1 s', '5 s', '20 s'])
    expect(optionsOf('Chat: Lost')).toEqual(['None', '10%', '30%', '100%'])
  })

  it.each([
    ['API calls: Connection', 'Cut', 'api.isCut.1'],
    ['API calls: Status', 'Always 401', 'api.status.401'],
    ['API calls: Answer lost', '30%', 'api.unanswered.30'],
    ['Live feed: Delay', '5 s', 'feed.delayMs.5000'],
    ['Room signals: Sent twice', '100%', 'media.twice.100'],
    ['Uploads: Out of order', '10%', 'files.late.10'],
    ['Clock of the device', '300 min ahead', 'device.clockMs.18000000'],
    ['Clock of the device', '10 min behind', 'device.clockMs.-600000'],
    ['Microphone', 'Not allowed', 'device.microphone.refused'],
    ['Microphone', 'Unplugged', 'device.microphone.unplugged'],
    ['Storage', 'Full', 'device.isDiskFull.1'],
  ])('R4-931 R4-932 the choice of "%s", %s, sets only that fault', (name, option, text) => {
    const faults = open()
    choose(name, option)
    expect(planText(faults.plan())).toBe(`seed.1_${text}`)
  })

  it('R4-933 the page says that faults are on, the panel counts them, and one press turns all off and keeps the seed', () => {
    const faults = open()
    expect(screen.queryByText('Faults are on')).toBeNull()
    expect(screen.getByRole('button', { name: 'Turn all off' }).hasAttribute('disabled')).toBe(true)
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '12345678a' } })
    choose('Chat: Lost', '30%')
    expect(screen.getByText('Faults are on')).toBeTruthy()
    act(() => faults.hit())
    expect(screen.getByText('1 request, frame or file hit so far')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Turn all off' }))
    expect(faults.plan()).toEqual({ ...noFaults, seed: 123_456 })
    expect(screen.queryByText('Faults are on')).toBeNull()
  })

  it('R4-934 a fault of a link that is none of the choices is shown and can be changed', () => {
    const faults = open()
    act(() => faults.set(readPlan('seed.3_api.delayMs.750') ?? noFaults))
    expect(optionsOf('API calls: Delay').at(-1)).toBe('0.75 s')
    choose('API calls: Delay', 'None')
    expect(faults.plan()).toEqual({ ...noFaults, seed: 3 })
  })

  it('R4-934 the panel copies the link, and says so when the browser refuses', async () => {
    const faults = open()
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error())
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
    choose('Chat: Lost', '30%')
    const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link with these faults' }))
    copy()
    expect(await screen.findByText(en.linkCopied)).toBeTruthy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(faults.link())
    copy()
    expect(await screen.findByText(en.linkNotCopied)).toBeTruthy()
  })
})

describe('The simulated members in the panel', () => {
  it('R4-935 each act has a button, the others wait meanwhile, and the panel says the result', async () => {
    const asked: string[] = []
    let answer: (result: ActResult) => void = () => undefined
    open((act) => {
      asked.push(act)
      return new Promise((resolve) => (answer = resolve))
    })
    const buttons = within(screen.getByRole('region', { name: 'Simulated members' })).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Call me',
      'Raise a hand in my space',
      'Send me a gift',
      'Start a bubble rain',
      'End my space',
      'Sign me in elsewhere',
      'End my session',
    ])
    const results: readonly (readonly [string, ActResult, string])[] = [
      ['Call me', { kind: 'done', name: 'Mei' }, 'Done: Mei'],
      ['End my space', { kind: 'refused', words: 'Enter a live space first' }, 'Enter a live space first'],
      ['Send me a gift', { kind: 'failed' }, en.actFailed],
    ]
    for (const [name, result, text] of results) {
      fireEvent.click(screen.getByRole('button', { name }))
      for (const button of buttons) expect(button.hasAttribute('disabled')).toBe(true)
      await act(async () => answer(result))
      const status = within(screen.getByRole('region', { name: 'Simulated members' })).getByRole('status')
      expect(status.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text)
    }
    expect(asked).toEqual(['call', 'endRoom', 'gift'])
  })

  it('R4-935 with real providers there are none', () => {
    open()
    expect(screen.queryByText('Simulated members')).toBeNull()
  })
})
