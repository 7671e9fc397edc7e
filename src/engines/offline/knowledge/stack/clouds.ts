import type { Need } from '../schema.ts';

/** What one cloud offers for a need, so that no second vendor is asked. */
export type Offers = Partial<Record<Need, string>>;

/** By the name of the hosting technology. `pages`: reading of scanned pages, where pictures are pages. */
export const clouds: ReadonlyMap<string, { offers: Offers; pages: string }> = new Map([
  [
    'Azure',
    {
      offers: {
        'file-storage': 'Azure Blob Storage',
        email: 'Azure Communication Services Email',
        llm: 'Azure OpenAI',
        embeddings: 'an embedding model of Azure OpenAI',
        vision: 'Azure AI Vision',
        speech: 'Azure AI Speech',
        translation: 'Azure AI Translator',
      },
      pages: 'Azure AI Document Intelligence',
    },
  ],
  [
    'AWS',
    {
      offers: {
        'file-storage': 'Amazon S3',
        email: 'Amazon SES',
        llm: 'Amazon Bedrock',
        embeddings: 'an embedding model on Amazon Bedrock',
        vision: 'Amazon Rekognition',
        speech: 'Amazon Transcribe',
        translation: 'Amazon Translate',
      },
      pages: 'Amazon Textract',
    },
  ],
  [
    'Google Cloud',
    {
      offers: {
        'file-storage': 'Google Cloud Storage',
        llm: 'a model on Vertex AI',
        embeddings: 'an embedding model on Vertex AI',
        vision: 'Google Cloud Vision',
        speech: 'Google Cloud Speech-to-Text',
        translation: 'Google Cloud Translation',
      },
      pages: 'Google Document AI',
    },
  ],
]);

/** What runs on a machine of the house where no vendor for it is allowed. */
export const onOwnMachines: Offers = {
  'file-storage': 'a file store on the own servers, spoken to as S3',
  email: 'the own mail server over SMTP',
  sms: 'a GSM modem on the own servers',
  vision: 'an open image model on the own servers',
  speech: 'Whisper on the own servers',
  embeddings: 'an open embedding model on the own servers',
  translation: 'an open translation model on the own servers',
  maps: 'OpenStreetMap tiles from the own servers',
  routing: 'OSRM and Nominatim on the own servers',
  esign: 'PDF signatures with a certificate of the own house',
  video: 'transcoding and streaming on the own servers',
};

/** Scanned pages are read on the own machines. */
export const pagesOnOwnMachines = 'Tesseract on the own servers';
