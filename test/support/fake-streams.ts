/** A track in memory. `readyState` shows whether it was stopped. */
export class FakeTrack extends EventTarget implements MediaStreamTrack {
  readonly id = crypto.randomUUID()
  enabled = true
  muted = false
  contentHint = ''
  readyState: MediaStreamTrackState = 'live'
  onended = null
  onmute = null
  onunmute = null
  constructor(
    readonly kind: 'audio' | 'video',
    readonly label: string,
    readonly settings: MediaTrackSettings = {},
  ) {
    super()
  }
  stop(): void {
    this.readyState = 'ended'
  }
  /** Ends the track: its device is unplugged, or the member presses the browser's own stop button. */
  end(): void {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
  getSettings(): MediaTrackSettings {
    return this.settings
  }
  getConstraints(): MediaTrackConstraints {
    return {}
  }
  getCapabilities(): MediaTrackCapabilities {
    return {}
  }
  applyConstraints(): Promise<void> {
    return Promise.resolve()
  }
  clone(): FakeTrack {
    return new FakeTrack(this.kind, this.label, this.settings)
  }
  get isHot(): boolean {
    return this.enabled && this.readyState === 'live'
  }
}

export class FakeStream extends EventTarget implements MediaStream {
  readonly id = crypto.randomUUID()
  onaddtrack = null
  onremovetrack = null
  constructor(readonly tracks: MediaStreamTrack[]) {
    super()
  }
  get active(): boolean {
    return this.tracks.some(({ readyState }) => readyState === 'live')
  }
  getTracks(): MediaStreamTrack[] {
    return [...this.tracks]
  }
  getAudioTracks(): MediaStreamTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'audio')
  }
  getVideoTracks(): MediaStreamTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'video')
  }
  getTrackById(id: string): MediaStreamTrack | null {
    return this.tracks.find((track) => track.id === id) ?? null
  }
  addTrack(track: MediaStreamTrack): void {
    this.tracks.push(track)
  }
  removeTrack(track: MediaStreamTrack): void {
    this.tracks.splice(this.tracks.indexOf(track), 1)
  }
  clone(): FakeStream {
    return new FakeStream([...this.tracks])
  }
}
