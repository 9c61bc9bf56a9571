import type { CDPSession, Page } from 'playwright/test'

/** A device with a fingerprint reader, of Chromium's own (WebDriver extension of WebAuthn). */
export class VirtualAuthenticator {
  private constructor(
    readonly session: CDPSession,
    readonly authenticatorId: string,
  ) {}

  static async in(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    })
    return new VirtualAuthenticator(session, authenticatorId)
  }

  /** Whether the person touches the reader whenever the browser asks. */
  async touches(enabled: boolean): Promise<void> {
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.authenticatorId,
      enabled,
    })
  }

  /** Whether the reader recognises the finger. */
  async recognises(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified })
  }

  /** Copies the passkeys to another device, as a provider syncs them. */
  async copyTo(other: VirtualAuthenticator): Promise<void> {
    const { authenticatorId } = this
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId })
    for (const credential of credentials)
      await other.session.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
  }
}
