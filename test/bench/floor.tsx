import * as t from 'io-ts'
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { keyOf, textOf } from './data'
import { log, longTasks, painted, scrollUp, shiftWhile, untilBottom } from './measure'

/** The minimal list, for comparison: virtua, an array, plain text rows, and a scroll position at the bottom. */
interface Row {
  readonly key: string
  readonly text: string
}
const rowAt = (gid: string, seq: number): Row => ({ key: keyOf(gid, seq), text: textOf(seq) })
const rows = (gid: string, from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, i) => rowAt(gid, from + i))

const FloorFrame = t.type({ gid: t.string, seq: t.number, text: t.string })

interface Shown {
  readonly gid: string
  readonly rows: readonly Row[]
  readonly shift: boolean
  readonly stuck: boolean
}
let shown: Shown | null = null
const lists = new Map<string, Row[]>()
const listeners = new Set<() => void>()
const show = (next: Shown | null): void => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function List({ of: { rows: data, shift, stuck } }: { readonly of: Shown }): ReactNode {
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { length } = data
  useLayoutEffect(() => {
    if (stuck) list.current?.scrollToIndex(length - 1, { align: 'end' })
  }, [length, stuck])
  return (
    <div ref={scroller} role="log" style={{ height: '100vh', overflowY: 'auto', overflowAnchor: 'none' }}>
      <Virtualizer ref={list} scrollRef={scroller} data={data} shift={shift}>
        {(row) => (
          <div key={row.key} data-key={row.key} style={{ padding: '8px 20px', lineHeight: '21px' }}>
            {row.text}
          </div>
        )}
      </Virtualizer>
    </div>
  )
}

function Page(): ReactNode {
  const now = useSyncExternalStore(subscribe, () => shown)
  return now === null ? null : <List key={now.gid} of={now} />
}

const listOf = (gid: string): Row[] => lists.get(gid) ?? []

const listen = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/floor`)
    socket.addEventListener('open', () => {
      resolve()
    })
    socket.addEventListener('message', ({ data }) => {
      const frame: unknown = JSON.parse(String(data))
      if (!FloorFrame.is(frame)) return
      const { gid, seq, text } = frame
      const list = listOf(gid)
      list.push({ key: keyOf(gid, seq), text })
      if (shown?.gid === gid) show({ gid, rows: list.slice(), shift: false, stuck: shown?.stuck ?? true })
    })
  })

Object.assign(window, {
  bench: {
    start: async () => {
      const root = document.getElementById('root')
      if (root === null) throw new Error('no root')
      document.body.style.margin = '0'
      createRoot(root).render(<Page />)
      await listen()
    },
    fill: (gid: string, size: number) => {
      lists.set(gid, rows(gid, 1, size))
    },
    open: (gid: string) =>
      untilBottom(listOf(gid).at(-1)?.key ?? '', () => {
        show({ gid, rows: listOf(gid), shift: false, stuck: true })
      }),
    close: async () => {
      show(null)
      await painted()
    },
    scrollUp: async () => {
      if (shown !== null) show({ ...shown, stuck: false })
      return scrollUp()
    },
    longTasks,
    length: (gid: string) => listOf(gid).length,
    atBottom: (gid: string, seq: number) => untilBottom(keyOf(gid, seq), () => undefined),
    prepend: async () => {
      const box = log()
      if (box === null || shown === null) throw new Error('no list')
      const { gid } = shown
      show({ gid, rows: listOf(gid), shift: false, stuck: false })
      box.scrollTop = 640
      for (let n = 0; n < 20; n += 1) await painted()
      return shiftWhile(() => {
        const earlier = Array.from({ length: 50 }, (_, i): Row => ({ key: `e-${i}`, text: textOf(i) }))
        show({ gid, rows: [...earlier, ...listOf(gid)], shift: true, stuck: false })
      }, true)
    },
  },
})
