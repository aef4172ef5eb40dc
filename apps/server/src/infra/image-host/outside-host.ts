export interface HostedName {
  /** Folder and name, such as `hair-photos/abc`. */
  publicId: string
  version: number
}

/** Whose presets: a device's take pictures for one folder, an operator's for any. */
export type PresetOwner = 'device' | 'operator'

/** Keeps pictures elsewhere, at addresses that everybody may open who knows them. */
export interface OutsideHost {
  /** Keeps a picture that this server made; an existing one is replaced. */
  put(picture: { publicId: string; bytes: Uint8Array }): Promise<HostedName & { assetId: string }>
  /** A picture as it was uploaded; undefined when there is none. */
  get(name: HostedName): Promise<Uint8Array | undefined>
  /** Deletes a picture and everything derived from it; again is fine. */
  delete(publicId: string): Promise<void>
  /** Where the picture is delivered, changed by transformations such as `c_fill,w_200` when they are given. */
  addressOf(name: HostedName, transformation?: string): string
  /** The picture that an address of this host shows; undefined for any other address. */
  nameOf(address: string): HostedName | undefined
  /** Where a client uploads by itself, and a preset that ends by itself. */
  issueTarget(owner: PresetOwner, now: Date): Promise<{ uploadUrl: string; uploadPreset: string }>
  /** Takes a client's picture over: from now on it is not left over. */
  claim(publicId: string): Promise<void>
  /** Public ids of pictures that clients uploaded long ago and nobody took over; asks the host once an hour. */
  findLeftOver(now: Date): Promise<string[]>
}
