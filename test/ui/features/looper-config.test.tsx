import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { communityOf, infoOf, where } from '../support/looper'
import { only } from '../support/show'
import { open, EDIT, press, rows, cellsOf, at } from '../support/looper-config'

describe('The configuration page', () => {
  it('R3-098 R3-099 opening the configuration page shows four tabs, and requests the project info, the admins and the communities', () => {
    const {
      looper: {
        slices: { account },
      },
    } = open(0)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Project Info',
      'Weight Configuration',
      'Community Management',
      'Admins',
    ])
    expect([account.info, account.admins, account.communities].map((cell) => Object.keys(cell.effects()))).toEqual(
      Array.from({ length: 3 }, () => ['read:{"projectId":"tea"}:']),
    )
  })

  it('R3-100 R3-101 the configuration page shows tags, keywords, API status and PID of a project, and links to the project form and the API doc', () => {
    const { info } = open(0)
    info(infoOf({ apiStatus: 'inactive', avatar: '/town/g1.svg' }))
    const facts = within(screen.getByRole('tabpanel'))
      .getAllByRole('definition')
      .map((fact) => `${fact.previousElementSibling?.textContent ?? ''}: ${fact.textContent}`)
    expect(facts.slice(0, 4)).toEqual(['Tags: DeFi', 'Keywords: leaf', 'API status: Inactive', 'PID: tea'])
    expect(screen.getByRole('tabpanel').textContent).toContain('hello@tea.example')
    expect(only(screen.getByRole('tabpanel'), 'img').getAttribute('src')).toContain('/town/g1.svg')
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`${EDIT}?projectId=tea`)
    expect(screen.getByRole('link', { name: 'API doc' }).getAttribute('target')).toBe('_blank')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['https://x.com/tea', 'https://tea.example/']),
    )
  })

  it('R3-102 the API key of a project is visible only after a press on the show button, and no dispatched message contains the key', async () => {
    const { app, info, asked } = open(0)
    info(infoOf())
    expect([screen.queryByText('lk_of_tea'), asked]).toEqual([null, []])
    press('Show the API key')
    expect(await screen.findByText('lk_of_tea')).toBeTruthy()
    press('Hide the API key')
    expect(screen.queryByText('lk_of_tea')).toBeNull()
    expect(JSON.stringify([app.saidToAccount, app.saidToTab])).not.toContain('lk_of_tea')
  })

  it('R3-103 R3-328 R3-329 the configuration page shows the weights by which influence is computed, without a way to edit the weights', () => {
    open(1)
    const panel = screen.getByRole('tabpanel')
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['70%', '20%', '10%'])
    expect(panel.textContent).toContain('Gold communities count 2 times')
    expect(panel.textContent).toContain('Blue communities count 1.5 times')
    expect([...within(panel).queryAllByRole('button'), ...within(panel).queryAllByRole('textbox')]).toEqual([])
  })
})

describe('The community table of the configuration page', () => {
  it('R3-104 R3-105 R3-106 R3-333 the community table shows label, members, activity, verified date and actions of each community', () => {
    const { communities } = open(2)
    communities(communityOf('10000001'), communityOf('20000002', { label: 'none', growth: '-1.2%', approvedAt: null }))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Community',
      'Label',
      'Member scale',
      '7-day activity',
      'Verified date',
      'Action',
    ])
    const [first = [], second = []] = rows().map(cellsOf)
    expect([first.slice(0, 4), first[5]]).toEqual([
      ['CCommunity 10000001', 'Official communityGold', '216', '194up 3.7%'],
      'AdjustBlock',
    ])
    expect(first[4]).toMatch(/^2026\/11\/2[45] \d\d:\d\d$/)
    expect([second[1], second[3], second[4]]).toEqual(['Regular', '194down 1.2%', '-'])
  })

  it('R3-110 the community table shows a placeholder while the communities load, and a note if there are no communities', () => {
    const { communities } = open(2)
    expect(within(screen.getByRole('tabpanel')).getByRole('status')).toBeTruthy()
    communities()
    expect(screen.getByText('No communities')).toBeTruthy()
  })

  it('R3-107 R3-108 R3-109 a blocked community is marked as blocked, and can be unblocked but not relabelled or blocked again', () => {
    const { communities } = open(2)
    communities(communityOf('10000001', { blocked: true }))
    const [row] = rows()
    expect(cellsOf(row ?? document.body)[1]).toBe('Blocked')
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Adjust the label of Community 10000001' }).disabled,
    ).toBe(true)
    expect(screen.getByRole('button', { name: 'Unblock' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
  })

  it.each([
    ['Gold', 'gold', 'blue', /becomes an official community/],
    ['Blue', 'blue', 'gold', /becomes an ambassador community/],
    ['Regular', 'none', 'gold', /is unbound and becomes a regular community/],
  ] as const)(
    'R3-107 R3-111 R3-112 R3-183 R3-187 R3-188 the label of a community changes to %s only after a confirmation',
    async (name, label, from, text) => {
      const { communities, deeds, done } = open(2)
      communities(communityOf('10000001', { label: from }))
      press('Adjust the label of Community 10000001')
      const options = await screen.findAllByRole('menuitemradio')
      expect(options.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
        ['Gold', String(from === 'gold')],
        ['Blue', String(from === 'blue')],
        ['Regular', 'false'],
      ])
      fireEvent.click(screen.getByRole('menuitemradio', { name }))
      const dialog = await screen.findByRole('dialog', { name: 'Change the label' })
      expect(dialog.textContent).toMatch(text)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      expect([dialog.textContent.includes('Community 10000001'), deeds()]).toEqual([true, []])
      fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
      expect(deeds()).toEqual([{ kind: 'label', projectId: 'tea', gid: '10000001', label }])
      expect(
        within(dialog)
          .getByRole('button', { name: /Confirm/ })
          .getAttribute('aria-busy'),
      ).toBe('true')
      done()
      expect(screen.queryByRole('dialog', { name: 'Change the label' })).toBeNull()
    },
  )

  it('R3-183 choosing the label that a community already has opens no confirmation and sends no request', async () => {
    const { communities, deeds } = open(2)
    communities(communityOf('10000001'))
    press('Adjust the label of Community 10000001')
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Gold' }))
    expect([screen.queryByRole('dialog'), deeds()]).toEqual([null, []])
  })

  it.each([
    [false, 'Block', 'Block Community 10000001?', true],
    [true, 'Unblock', 'Unblock Community 10000001?', false],
  ] as const)(
    'R3-113 R3-114 R3-184 a community is blocked or unblocked only after a confirmation (already blocked: %s)',
    async (blocked, name, title, becomes) => {
      const { communities, deeds } = open(2)
      communities(communityOf('10000001', { blocked }))
      press(name)
      const dialog = await screen.findByRole('dialog', { name: title })
      fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      expect([screen.queryByRole('dialog'), deeds()]).toEqual([null, []])
      press(name)
      fireEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }))
      expect(deeds()).toEqual([{ kind: 'block', projectId: 'tea', gid: '10000001', blocked: becomes }])
    },
  )

  it('when the server refuses to block a community, an alert shows the server’s reason', async () => {
    const { communities, looper } = open(2)
    communities(communityOf('10000001'))
    press('Block')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
    looper.hearInTab((ask) => ({
      type: 'looper/ActionFailed',
      ask: ask('deed:0'),
      failure: refused('Your role does not allow this'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('Your role does not allow this')
  })

  it('a press on a column header sorts the community table, and puts the order into the URL', () => {
    const { communities } = open(2)
    communities(communityOf('10000001', { members: 5 }), communityOf('20000002', { members: 90 }))
    press('Member scale')
    expect(screen.getByRole('columnheader', { name: 'Member scale' }).getAttribute('aria-sort')).toBe('descending')
    expect([rows().map((row) => cellsOf(row)[2]), where()]).toEqual([
      ['90', '5'],
      `${at}?projectId=tea&tab=2&communitiesSort=members-descending`,
    ])
  })

  it('unticking the name of a column hides that column of the community table', () => {
    open(2).communities(communityOf('10000001'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Label' }))
    expect(screen.queryByRole('columnheader', { name: 'Label' })).toBeNull()
  })
})

describe('The project form', () => {
  it('R3-120 R3-121 R3-122 R3-123 R3-332 the project form shows the stored values, and marks the name and the X account URL with an asterisk', () => {
    open(0, `${EDIT}?projectId=tea`).info(infoOf())
    const logo = screen.getByRole('group', { name: 'Project logo' })
    expect([logo.querySelector('input')?.type, logo.textContent.includes('512x512 px recommended')]).toEqual([
      'file',
      true,
    ])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Introduction').getAttribute('rows')).toBe('3')
    expect(screen.getByLabelText<HTMLInputElement>('Tag').placeholder).toBe('DeFi; GameFi; Infrastructure')
    expect(
      screen
        .getAllByRole('textbox')
        .map(
          (box) =>
            screen.getByLabelText<HTMLInputElement>(document.querySelector(`label[for="${box.id}"]`)?.textContent ?? '')
              .value,
        ),
    ).toEqual(['Tea', 'Leaves', 'DeFi', 'leaf', 'https://x.com/tea', 'https://tea.example/', 'hello@tea.example'])
    expect([screen.getByLabelText('Project name *'), screen.getByLabelText('X account URL *')].length).toBe(2)
  })

  it('R3-124 R3-125 the project form can be saved with an empty name and X account URL, and then returns to the configuration page', () => {
    const { info, deeds, done } = open(0, `${EDIT}?projectId=tea`)
    info(infoOf())
    fireEvent.change(screen.getByLabelText('Project name *'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('X account URL *'), { target: { value: '' } })
    press('Save')
    expect(deeds()).toMatchObject([
      { kind: 'saveInfo', projectId: 'tea', draft: { name: '', xAddress: '', tags: 'DeFi' } },
    ])
    done()
    expect(where()).toBe(`${at}?projectId=tea`)
  })

  it('R3-124 Cancel closes the project form without saving', () => {
    const { info, deeds } = open(0, `${EDIT}?projectId=tea`)
    info(infoOf())
    press('Cancel')
    expect([where(), deeds()]).toEqual([`${at}?projectId=tea`, []])
  })
})
