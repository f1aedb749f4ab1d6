/** The faces of bots, drawn by us, one for each temperament: what stands inside a symbol of 512 by 512. */
export const faces: Readonly<Record<string, string>> = {
  // Hair on end, brows drawn together, a broad grin with a gap in it
  'face-bold':
    '<path fill-rule="evenodd" d="M120 150L96 40l74 62L208 12l48 82l48-82l38 90l74-62l-24 110c26 34 40 76 40 120c0 126-82 222-176 222S80 396 80 270c0-44 14-86 40-120zM132 214l92 46c-8 36-34 52-58 46c-26-6-38-44-34-92zm248 0c4 48-8 86-34 92c-24 6-50-10-58-46zM144 350c34 22 70 32 112 32s78-10 112-32c-8 66-54 106-112 106s-104-40-112-106zm84 42v34h56v-34z"/>',
  // A hat over one eye, the other half closed, a crooked smile
  'face-sly':
    '<path d="M24 196c120-44 344-44 464 0l-10 36c-110-36-334-36-444 0zM140 176C146 92 176 40 222 40c20 0 24 16 44 16s26-20 50-16c38 8 58 62 60 132c-78-14-160-14-236 4z"/><path fill-rule="evenodd" d="M98 246c100-22 216-22 316 0c8 130-58 246-158 246S90 376 98 246zm42 42c26 34 66 38 92 4c-30-10-62-12-92-4zm140 4c26 34 66 30 92-4c-30-8-62-6-92 4zM190 400c56 24 116 14 160-44c-2 62-36 96-82 96c-36 0-64-20-78-52z"/>',
  // A cap with ear-flaps tied under the chin, round spectacles, a small mouth
  'face-careful':
    '<path d="M256 20c112 0 184 76 184 170v24c-116-34-252-34-368 0v-24C72 96 144 20 256 20zM60 236l56-14v150c-42-8-66-34-66-74zm392 0l-56-14v150c42-8 66-34 66-74z"/><path fill-rule="evenodd" d="M136 226c78-18 162-18 240 0v140c0 70-54 126-120 126s-120-56-120-126zm58 20a54 54 0 1 0 0 108a54 54 0 1 0 0-108zm0 26a28 28 0 1 1 0 56a28 28 0 1 1 0-56zm124-26a54 54 0 1 0 0 108a54 54 0 1 0 0-108zm0 26a28 28 0 1 1 0 56a28 28 0 1 1 0-56zM216 408h80v26h-80z"/>',
};
