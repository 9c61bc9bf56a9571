import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { recapImplementation } from '../../../../src/application/features/recap/recap'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { recapFiguresQuery, recapQuery, type RecapFigures } from '../../../../src/domain/recap'
import { paths } from '../../../../src/ui/app/routing/paths'
import { RecapScreen, RecapText } from '../../../../src/ui/features/recap/RecapScreen'
import { en } from '../../../../src/ui/features/recap/translations.en'
import { noonPlus } from '../../../support/builders/instant'
import { ann, ben, sender, vera } from '../../../support/builders/person'
import { square } from '../../../support/builders/space'
import { badInput, badInputs } from '../../support/bad-inputs'
import { live } from '../../support/fake-app'
import { english, only, show } from '../../support/show'
import { looked, read } from '../../support/spaces'

english.addResourceBundle('en', 'recap', en)

const at = paths.recap(square)
const TEXT = {
  key: `{"channelId":"${square}","language":"en"}`,
  input: { channelId: square, language: 'en' },
  page: null,
}
const FIRST = { key: `{"channelId":"${square}"}`, input: { channelId: square }, page: null }
const open = (with_: Parameters<typeof looked>[0], group: Parameters<typeof looked>[1] = {}) => {
  const app = live(ann).heard(...looked(with_, group))
  const recap = app.attach(recapImplementation, undefined)
  show(
    <Routes>
      <Route path="/space/:key/recap" element={<RecapScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { app, at },
  )
  app.hear(read(with_, group))
  return recap
}
const FIGURES: RecapFigures = {
  duration: 60,
  peak: 12,
  voices: [],
  total: 12,
  comments: 0,
  endedAt: null,
  curve: [],
  quotes: [],
}
const loadFigures = (recap: ReturnType<typeof open>, figures: Partial<RecapFigures>): void =>
  recap.answer(`read:${FIRST.key}:`, (ask) =>
    recapFiguresQuery.loaded({ items: [{ ...FIGURES, ...figures }], next: null }, FIRST, ask),
  )
const drawn = async (text: string): Promise<HTMLElement> => {
  const { container } = show(<RecapText text={text} />)
  await waitFor(() => expect(container.textContent).not.toBe(''))
  return container
}

describe('The recap of a space', () => {
  it('R2-015 R3-167 R3-282 the recap page formats the markdown of the recap, and links back to the space', async () => {
    const recap = open({ status: 'ended', hosts: [sender(ann)] })
    recap.answer(`read:${TEXT.key}:`, (ask) =>
      recapQuery.loaded({ items: [{ channelId: square, text: '# Tea\n\n- **Ann**, host' }], next: null }, TEXT, ask),
    )
    expect(await screen.findByRole('heading', { name: 'Tea', level: 3 })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(paths.space(square))
  })

  it('R2-189 if the server refuses the recap to the owner of the group, the page says that the recap is only for those who ran the space', () => {
    const recap = open({ status: 'ended' }, { ownerXid: ann.xid })
    recap.answer(`read:${TEXT.key}:`, (ask) =>
      recapQuery.failed(TEXT, refused('There is no recap that you may read'), ask),
    )
    expect(screen.getByText(en.notYours)).toBeTruthy()
  })

  it('R2-189 a listener reads the public figures: title, host, time, length, all who came, the most at once, and who spoke with minutes', () => {
    const recap = open({ status: 'ended', title: 'Tea', hosts: [sender(ben)], startsAt: noonPlus(0) })
    const voices = [
      { ...sender(ben), isHost: true, seconds: 840 },
      { ...sender(vera), isHost: false, seconds: 31 },
    ]
    loadFigures(recap, { duration: 3_600, peak: 1_268, total: 2_400, comments: 17, voices })
    expect(screen.getByRole('heading', { name: 'Recap of Tea', level: 1 })).toBeTruthy()
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values.slice(1)).toEqual([
      expect.stringContaining(ben.name),
      expect.stringContaining('12:00'),
      '60 minutes',
      '2,400',
      '1,268',
      '2',
      '17',
    ])
    const rows = within(screen.getByRole('region', { name: 'Who spoke' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`${ben.name}Host14 minutes$`)),
      expect.stringMatching(new RegExp(`${vera.name}less than a minute$`)),
    ])
    expect(screen.queryByText(en.notYours)).toBeNull()
  })

  it('R2-015 a recap describes the people over time in words, and quotes comments and captions with their authors', () => {
    const recap = open({ status: 'ended' })
    loadFigures(recap, {
      peak: 9,
      curve: [
        { at: noonPlus(0), people: 2 },
        { at: noonPlus(600_000), people: 9 },
      ],
      endedAt: noonPlus(1_800_000),
      quotes: [
        { ...sender(ben), kind: 'comment', text: 'Small changes matter', reactions: 3 },
        { ...sender(vera), kind: 'caption', text: 'Good to have you here', reactions: 0 },
      ],
    })
    expect(screen.getByRole('img', { name: 'People in the room from 12:00 to 12:30, at most 9 at 12:10' })).toBeTruthy()
    const quotes = within(screen.getByRole('region', { name: 'Worth quoting' })).getAllByRole('listitem')
    expect(quotes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(`${ben.name}3 reactionsSmall changes matter$`),
      expect.stringMatching(`${vera.name}said in the spaceGood to have you here$`),
    ])
  })

  it('R2-015 if nobody came, the recap says so kindly and shows neither figures of zero nor the written recap', () => {
    const recap = open({ status: 'ended', hosts: [sender(ann)] })
    loadFigures(recap, { peak: 1, total: 1 })
    expect(screen.getByRole('heading', { name: en.aloneTitle })).toBeTruthy()
    expect(screen.getByText(en.aloneHost)).toBeTruthy()
    expect(screen.queryByText(en.total)).toBeNull()
    expect(screen.queryByText(en.whoSpoke)).toBeNull()
    cleanup()
    loadFigures(open({ status: 'ended' }), { peak: 2, total: 2 })
    expect(screen.queryByRole('heading', { name: en.aloneTitle })).toBeNull()
    expect(screen.getByText(en.whoSpoke)).toBeTruthy()
  })

  it.each([
    [
      'the owner of the group is invited to plan the next space',
      { ownerXid: ann.xid },
      en.planNext,
      paths.spaceCreate('10000001'),
    ],
    ['a listener is led to the group', {}, en.toGroup, paths.group('10000001')],
  ] as const)('R2-015 after a recap %s', (_what, group, name, href) => {
    open({ status: 'ended' }, group)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.getByRole('button', { name: en.share })).toBeTruthy()
  })

  it('R2-189 a listener sees Retry if the figures did not load, and the known facts if the server has no figures', () => {
    const failing = open({ status: 'ended', hosts: [sender(ben)] })
    failing.answer(`read:${FIRST.key}:`, (ask) => recapFiguresQuery.failed(FIRST, unreachable, ask))
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    cleanup()
    const refusing = open({ status: 'ended', hosts: [sender(ben)] })
    refusing.answer(`read:${FIRST.key}:`, (ask) => recapFiguresQuery.failed(FIRST, refused('no'), ask))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.getByText(ben.name)).toBeTruthy()
  })

  it('R2-189 the recap is not requested for a person who neither hosts the space nor runs the group', () => {
    const recap = open({ status: 'ended' })
    expect(recapQuery.listed(recap.slices.account.recap.get(), TEXT.input).items).toEqual([])
    expect(recap.slices.account.recap.effects()).toEqual({})
  })

  it('BI-153 recap_json: the recap page says that there is no recap if the response is invalid', () => {
    const recap = open({ status: 'ended', hosts: [sender(ann)] })
    recap.answer(`read:${TEXT.key}:`, (ask) =>
      recapQuery.loaded({ items: [{ channelId: square, text: null }], next: null }, TEXT, ask),
    )
    expect(screen.getByText(en.none)).toBeTruthy()
  })
})

describe('The text of a recap', () => {
  it('BI-146 recap_markdown: raw HTML in a recap is shown as text', async () => {
    const within = await drawn(badInput('recap_markdown', 'BI-146').text)
    expect([within.textContent, within.querySelectorAll('img').length]).toEqual([
      badInput('recap_markdown', 'BI-146').text,
      0,
    ])
  })

  it.each(['BI-147', 'BI-149'])(
    '%s recap_markdown: a link in a recap that does not lead to a web page is shown as plain text',
    async (id) => {
      const within = await drawn(badInput('recap_markdown', id).text)
      expect([within.querySelectorAll('a').length, within.textContent]).not.toEqual([1, ''])
      expect(within.querySelectorAll('a')).toHaveLength(0)
    },
  )

  it('BI-148 recap_markdown: a picture in a recap is never loaded, and its alt text is shown instead', async () => {
    const within = await drawn(badInput('recap_markdown', 'BI-148').text)
    expect([within.querySelectorAll('img').length, within.textContent]).toEqual([0, 'x'])
  })

  it('BI-150 recap_markdown: a link in a recap to another site opens in a new tab without a referrer', async () => {
    const link = only(await drawn(badInput('recap_markdown', 'BI-150').text), 'a')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it.each(badInputs('recap_markdown').filter(({ expected }) => expected.startsWith('CLAMP')))(
    '$id recap_markdown: a recap that is too long or too deeply nested to parse is shown as plain text',
    async ({ text }) => {
      const within = await drawn(text)
      expect(within.querySelectorAll('blockquote')).toHaveLength(0)
      expect(within.textContent).toBe(text)
    },
  )
})
