declare module 'heic-decode' {
  interface HeicPicture {
    width: number
    height: number
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }

  interface Decode {
    /** Reads the headers only; each picture is decoded when asked. */
    all(input: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }>
  }

  const decode: Decode
  export default decode
}
