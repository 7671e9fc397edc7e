/** Texts, pictures, sounds and works of art. See ../things.ts for how a row is written. */
export const writing = `
document: note jotting annotation scribble | title: text; body: text; tags: list of text; pinned: boolean; attachments: list of file; updatedAt: datetime
document: article post column op_ed tweet thread reel | title: text; body: text; author: reference; tags: list of text; publishAt: datetime; status: draft | in review | scheduled | published
document: paper preprint journal_article manuscript | title: text; authors: list of text; abstract: text; doi: text; publishedOn: date; file: file; status: to read | reading | read
document: thesis dissertation essay term_paper treatise | title: text; body: text; wordCount: integer; supervisor: reference; dueOn: date; grade: text; status: outline | draft | handed in | graded
document: story novel novella fairytale fable fanfiction saga | title: text; genre: text; synopsis: text; wordCount: integer; status: idea | draft | revised | published; coverImage: file
document: chapter scene passage excerpt footnote | title: text; orderNumber: integer; body: text; wordCount: integer; status: outline | draft | revised | final
document: text wording copywriting | title: text; body: text; language: text; version: integer; author: reference; status: draft | checked | published
document: notebook sketchbook exercise_book field_book | title: text; owner: reference; startedOn: date; pages: integer; lockedAt: datetime; witnessedBy: reference
document: poem lyric haiku sonnet verse limerick ballad | title: text; body: text; form: text; language: text; writtenOn: date; author: text
document: script screenplay teleplay stage_play monologue dialogue | title: text; draftNumber: integer; pages: integer; characters: list of text; file: file; status: draft | locked | produced
document: diary journal entry dream memory memoir | title: text; body: text, encrypted; writtenOn: date; mood: 1 to 5; place: text; photos: list of file
document: log log_entry changelog | at: datetime; actor: reference; action: text; detail: text; source: text
document: summary synopsis digest outline tl_dr | title: text; body: text; sourceUrl: text; wordCount: integer; madeAt: datetime; checkedBy: reference
document: transcription subtitle caption dubbing translation | language: text; text: text; startsAtSeconds: decimal; endsAtSeconds: decimal; speaker: text; checkedBy: reference; status: raw | checked | final
document: citation reference_work bibliography bibtex source_reference | text: text; author: text; work: text; page: text; year: integer; doi: text; url: text
document: page wiki faq knowledge_article help_article | title: text; path: text; body: text; language: text; reviewedOn: date; status: draft | published | outdated
document: book ebook textbook paperback hardcover audiobook comic graphic_novel manga atlas encyclopedia | title: text; author: text; isbn: text; publisher: text; publishedYear: integer; language: text; cover: file
document: magazine newspaper zine periodical gazette journal_issue brochure leaflet flyer pamphlet booklet poster | title: text; issueNumber: text; publishedOn: date; pages: integer; printRun: integer; file: file
document: photo scan image picture photograph snapshot selfie portrait thumbnail screenshot | title: text; file: file; takenAt: datetime; takenBy: reference; coordinates: coordinates; people: list of text; tags: list of text
document: shot frame exposure slide raw_image | number: integer; file: file; camera: text; lens: text; iso: integer; exposureSeconds: decimal; rating: 1 to 5
document: gallery album slideshow collage lightbox photo_book | title: text; cover: file; photoCount: integer; visibleUntil: date; downloadAllowed: boolean; status: draft | shared | archived
document: video clip movie film documentary footage vlog animation cartoon | title: text; file: file; durationSeconds: integer; resolution: text; language: text; recordedOn: date; status: raw | cut | published
document: recording voice_memo audio voiceover voice_note dictation | title: text; file: file; durationSeconds: integer; recordedAt: datetime; speaker: reference; transcript: text
document: podcast series radio_show playlist mixtape compilation | title: text; description: text; cover: file; language: text; episodes: integer; rhythm: text; feedUrl: text
document: episode instalment | title: text; number: integer; file: file; durationSeconds: integer; publishAt: datetime; shownotes: text; status: planned | recorded | cut | published
document: song track tune melody hymn anthem jingle remix arrangement | title: text; artist: text; key: text; tempoBpm: integer; durationSeconds: integer; isrc: text; audio: file
document: sheet_music chord_sheet tablature setlist libretto partitur songbook | title: text; composer: text; key: text; pages: integer; parts: list of text; file: file; copies: integer
document: sound loop sound_effect preset synth_patch | name: text; file: file; key: text; tempoBpm: integer; loudnessLufs: decimal; tags: list of text; licence: text
document: map sea_chart heatmap terrain | title: text; scaleOneTo: integer; region: text; surveyedOn: date; layers: list of text; file: file
document: painting artwork watercolour engraving etching lithograph woodcut canvas mural fresco mosaic tapestry | title: text; artist: text; year: integer; technique: text; widthCm: decimal; heightCm: decimal; price: money; status: in studio | on show | on loan | sold
document: recipe formula formulation | title: text; servings: integer; ingredients: list of text; steps: list of text; minutes: integer; allergens: list of text; photo: file
document: pattern | title: text; size: text; yarnOrFabric: text; gauge: text; needleMm: decimal; rows: integer; file: file
document: cheat_sheet learning_path | title: text; body: text; level: beginner | middle | advanced; minutes: integer; video: file; status: draft | published
document: presentation slide_deck keynote pitch_deck talk | title: text; speaker: reference; slides: integer; minutes: integer; file: file; heldOn: date
document: spreadsheet chart pivot graph | title: text; source: text; columns: list of text; rows: integer; refreshedAt: datetime; file: file
document: review testimonial critique | title: text; body: text; stars: 1 to 5; author: reference; writtenAt: datetime; answeredAt: datetime; status: new | shown | hidden
document: idea suggestion brainwave concept | title: text; description: text; votes: integer; effort: small | medium | large; submittedAt: datetime; status: new | considered | planned | done | dropped
document: joke meme gif emoji punchline quip | text: text; image: file; tags: list of text; liked: integer; postedAt: datetime
document: character npc villain protagonist avatar | name: text; role: text; backstory: text; traits: list of text; level: integer; hitPoints: integer; portrait: file
document: bookmark link url permalink shortcut hyperlink favourite favorite | title: text; url: text; tags: list of text; savedAt: datetime; lastReachableAt: datetime; readAt: datetime
document: logo icon illustration banner typeface palette brand_asset | name: text; file: file; format: text; widthPixels: integer; colours: list of text; licence: text; status: draft | approved | replaced
document: cutlist edit_list colour_grade final_cut proof_copy page_proof galley | title: text; version: integer; dueOn: date; comments: integer; file: file; approvedAt: datetime; status: in work | in review | approved
document: prompt prompt_template few_shot | title: text; text: text; model: text; variables: list of text; score: decimal; version: integer; lastRunAt: datetime
document: embroidery needlepoint cross_stitch quilt afghan doily lace_pattern macrame | title: text; widthCm: decimal; heightCm: decimal; threads: list of text; startedOn: date; rowsDone: integer; photo: file; status: planned | in work | finished
`;
