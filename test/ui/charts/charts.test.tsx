import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BarChart } from '../../../src/ui/charts/BarChart'
import { DonutChart } from '../../../src/ui/charts/DonutChart'
import { LineChart } from '../../../src/ui/charts/LineChart'
import { show } from '../support/show'
import { wide } from '../support/wide-layout'

const DAY_MS = 86_400_000
const times = Array.from({ length: 180 }, (_, n) => Date.UTC(2026, 0, 1) + n * DAY_MS)
const series = [
  { id: 'sent', label: 'Sent', colour: '--c-x' as const, values: times.map((_, n) => n) },
  {
    id: 'received',
    label: 'Received',
    colour: '--c-space' as const,
    values: times.map((_, n) => (n === 1 ? null : n * 2)),
  },
]
const percent = (value: number) => `${value}%`
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Renders a chart, and waits until its translations and its drawing code have loaded. */
const drawn = (view: ReactNode) => act(async () => show(view))

describe('A chart', () => {
  beforeEach(() => wide())

  it('a chart has its label as accessible name, and is a single Tab stop even with 180 points', async () => {
    const { container } = await drawn(
      <LineChart
        label="Sent and received in 180 days"
        file="mail"
        rowTitle="Day"
        times={times}
        series={series}
        format={percent}
      />,
    )
    expect(await screen.findByRole('img', { name: 'Sent and received in 180 days' })).toBeTruthy()
    await waitFor(() => expect(container.querySelectorAll('[role=img] path').length).toBe(2))
    const stops = [...container.querySelectorAll<HTMLElement>('input, [tabindex="0"]')]
    expect(stops).toEqual([screen.getByRole('slider', { name: 'Sent and received in 180 days' })])
  })

  it('moving the slider of a chart announces the values of each point, and Escape hides the shown point', async () => {
    await drawn(
      <LineChart
        label="Mail"
        file="mail"
        rowTitle="Day"
        times={times}
        series={series}
        format={percent}
        timeLabel={isoDay}
      />,
    )
    const cursor = await screen.findByRole('slider', { name: 'Mail' })
    fireEvent.focus(cursor)
    expect(cursor.getAttribute('aria-valuetext')).toBe('2026-01-01: Sent: 0%, Received: 0%')
    fireEvent.change(cursor, { target: { value: '1' } })
    expect(cursor.getAttribute('aria-valuetext')).toBe('2026-01-02: Sent: 1%, Received: –')
    expect(screen.getByText('2026-01-02')).toBeTruthy()
    fireEvent.keyDown(cursor, { key: 'Escape' })
    expect(screen.queryByText('2026-01-02')).toBeNull()
  })

  it('a chart can be switched to an equally high table of its figures and their sums, and back', async () => {
    const groups = [
      { id: 'a', label: 'Monday' },
      { id: 'b', label: 'Tuesday' },
    ]
    await drawn(
      <BarChart
        label="Mail of two days"
        file="mail"
        height={200}
        rowTitle="Day"
        groups={groups}
        series={series.map((one) => ({ ...one, values: [0.1, 0.2] }))}
        format={String}
      />,
    )
    const room = (await screen.findByRole('slider')).parentElement?.style.height
    fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = screen.getByRole('table', { name: 'Mail of two days' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['DaySentReceived', 'Monday0.10.1', 'Tuesday0.20.2', 'Total0.30.3'])
    expect([room, table.parentElement?.style.height]).toEqual(['200px', '200px'])
    fireEvent.click(screen.getByRole('button', { name: 'Show as a chart' }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('the figures of a chart can be downloaded as a CSV file, in which a label cannot act as a formula', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob)
          return 'blob:mail'
        },
        revokeObjectURL: () => undefined,
      }),
    )
    await drawn(
      <DonutChart
        label="Shares"
        file="shares"
        rowTitle="Channel"
        valueTitle="Share"
        format={percent}
        slices={[
          { id: 'x', label: 'X', value: 70, colour: '--c-x' },
          { id: 's', label: '=Space', value: 30, colour: '--c-space' },
        ]}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    expect(await saved[0]?.text()).toBe("\ufeffChannel,Share\r\nX,70\r\n'=Space,30\r\n")
  })

  it('a half-ring chart draws a slice for each part, around the text in its centre', async () => {
    const slices = [
      { id: 'x', label: 'X', value: 70, colour: '--c-x' as const },
      { id: 's', label: 'Space', value: 30, colour: '--c-space' as const },
    ]
    const { container } = await drawn(
      <DonutChart
        label="Shares"
        file="shares"
        shape="half"
        rowTitle="Channel"
        valueTitle="Share"
        format={percent}
        slices={slices}
      >
        100%
      </DonutChart>,
    )
    await waitFor(() => expect(container.querySelectorAll('[role=img] path').length).toBeGreaterThanOrEqual(2))
    expect(await screen.findByText('100%')).toBeTruthy()
  })

  it('a ring chart without data has a disabled slider', async () => {
    await drawn(
      <DonutChart label="Shares" file="shares" rowTitle="Channel" valueTitle="Share" format={percent} slices={[]} />,
    )
    expect(await screen.findByRole('slider')).toHaveProperty('disabled', true)
  })
})
