export interface UploadForm {
  /** Where the form is posted, as multipart. */
  url: string
  /** Fields that come before `file`. */
  fields: Record<string, string>
}

export interface FormQuestion {
  key: string
  now: Date
  lifetimeMs: number
  maxBytes: number
  /** Where the store sends whoever has uploaded; an absolute address. */
  redirectTo: string
}

/** Lets clients put one object each into the store without passing through this server. */
export interface DirectUploads {
  formFor(question: FormQuestion): UploadForm
}
