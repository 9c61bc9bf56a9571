import * as t from 'io-ts'

type Body = Readonly<Record<string, unknown>>
const Frame = t.type({ head: t.intersection([t.type({ servcmd: t.string }), t.UnknownRecord]), body: t.UnknownRecord })

/** The responses of the vendor's server at login, recorded with 3.6.6. They make the client ready. */
const QUIET: Readonly<Record<string, Body>> = {
  'im_open_status.wslogin': { TinyId: '144115111', A2Key: 'key', InstID: 1, HelloInterval: 120 },
  'recentcontact.page_get': { CompleteFlag: 1, SessionItem: [] },
  'openim.getmsg': { SyncFlag: 2, MsgList: [] },
  'sns.black_list_get': { CurruentSequence: 1, StartIndex: 0, BlackListItem: [] },
  'group_open_http_svc.get_joined_group_list': { TotalCount: 0, GroupIdList: [] },
  'million_group_open_http_svc.get_joined_group_list': { TotalCount: 0, GroupIdList: [] },
}

export interface Sent {
  readonly command: string
  readonly body: Body
}

/**
 * The WebSocket under the vendor's own client. Its server responds to each JSON frame by the frame's command. `answer`
 * replaces a default response. The returned object records the frames that the client sent.
 */
export const makeVendorLine = (answer: (sent: Sent) => Body | undefined) => {
  const sent: Sent[] = []
  let push = (_command: string, _body: Body): void => undefined
  class Line {
    readonly extensions = ''
    onopen: ((event: object) => void) | null = null
    onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null = null
    constructor() {
      push = (servcmd, body) => {
        this.tell({ servcmd, seq: 1, reqtime: 1 }, body)
      }
      setImmediate(() => this.onopen?.({}))
    }
    tell(head: object, body: Body): void {
      setImmediate(() =>
        this.onmessage?.({ data: new Uint8Array(new TextEncoder().encode(JSON.stringify({ head, body }))).buffer }),
      )
    }
    send(data: Uint8Array): void {
      const frame: unknown = JSON.parse(new TextDecoder().decode(data))
      if (!Frame.is(frame)) return
      const request = { command: frame.head.servcmd, body: frame.body }
      sent.push(request)
      this.tell(frame.head, {
        ActionStatus: 'OK',
        ErrorCode: 0,
        ErrorInfo: '',
        ...QUIET[request.command],
        ...answer(request),
      })
    }
    close(): void {
      this.onmessage = null
    }
  }
  return {
    Line,
    sent,
    push: (command: string, body: Body) => {
      push(command, body)
    },
  }
}
