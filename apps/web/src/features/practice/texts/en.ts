/** What the recording and its result say beyond Home's first load, in English. */
const en = {
  hearing: {
    'no-sound': 'No sound arrives at all. Is the microphone muted, or is it another one that you speak into?',
    'not-heard': 'We can’t hear you yet. Speak up, or move closer to the microphone.',
    'too-quiet': 'Your voice is very quiet. Move closer to the microphone or speak up.',
    'too-loud': 'Your voice is so loud that it breaks up. Move back a little.',
    substitute: (name: string) => `“${name}” is not connected; another microphone listens.`,
    unpluggedTitle: 'The microphone was disconnected',
    unplugged:
      'The recording broke off and was not sent, so it cost you no attempt. Connect the microphone again or choose another one.',
    allowedNow: 'The microphone is allowed now. Record again.',
    microphone: 'Microphone',
    systemMicrophone: 'The system’s microphone',
    notConnected: (name: string) => `${name} (not connected)`,
  },
  permission: {
    title: (browser: string) => `How to allow it in ${browser}`,
    system:
      'If it stays closed, look in the system’s own privacy settings, too: they can keep the microphone from the whole browser.',
    browsers: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Press the icon to the left of the address.',
          'Turn the microphone on. If it is not listed, open Site settings and set Microphone to Allow.',
          'Come back to this page and record again.',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Press the lock to the left of the address.',
          'Open Permissions for this site and set Microphone to Allow.',
          'Come back to this page and record again.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Press the crossed-out microphone to the left of the address.',
          'Remove the blocked permission with the cross beside it.',
          'Record again and press Allow when Firefox asks.',
        ],
      },
      safari: {
        name: 'Safari',
        steps: [
          'In the menu bar choose Safari, then Settings for This Website.',
          'Set Microphone to Allow.',
          'Load this page again and record; your text is kept.',
        ],
      },
      'ios-safari': {
        name: 'Safari on iPhone and iPad',
        steps: [
          'Press the page icon in the address bar, then the three dots.',
          'Open the settings of this website and set Microphone to Allow.',
          'Load this page again and record; your text is kept.',
        ],
      },
      'ios-other': {
        name: 'this browser on iPhone and iPad',
        steps: [
          'Open the Settings app and find this browser in the list of apps.',
          'Turn Microphone on.',
          'Come back to this page and record again.',
        ],
      },
      'android-chrome': {
        name: 'Chrome on Android',
        steps: [
          'Press the icon to the left of the address, then Permissions.',
          'Turn Microphone on.',
          'Come back to this page and record again.',
        ],
      },
      'android-firefox': {
        name: 'Firefox on Android',
        steps: [
          'Press the lock to the left of the address.',
          'Press the blocked microphone to allow it.',
          'Come back to this page and record again.',
        ],
      },
      other: {
        name: 'this browser',
        steps: [
          'Open the settings of this page, mostly beside its address.',
          'Allow the microphone.',
          'Load this page again and record; your text is kept.',
        ],
      },
    },
  },
  playback: {
    tempo: 'Playback speed',
    times: (factor: string) => `${factor}×`,
    compare: 'Compare by ear',
    compareHint: 'You, the model, you again',
    stop: 'Stop playback',
    now: { mine: 'Now: you', model: 'Now: the model' },
  },
  fixFirst: {
    title: 'Fix this first',
    inWord: (word: string) => `in “${word}”`,
    aim: 'Aim for',
    heard: 'We heard',
    leftOut: 'nothing',
    unclear: 'not clear',
    missing: (word: string) => `“${word}” was not heard. Say every word of the phrase.`,
    lost: (word: string) => `“${word}” was hard to recognise. Take it by itself first.`,
    drill: (word: string) => `Drill “${word}”`,
  },
  stress: {
    title: 'Word stress.',
    here: 'stress here',
    heardHere: 'you stressed this',
    advice: (expected: number, heard: number) =>
      `It belongs on syllable ${expected} and was heard on syllable ${heard}. Say the marked vowel longer and louder, the others lightly.`,
  },
  drill: {
    label: 'Word drill',
    title: 'One word by itself',
    lead: 'The model says it, then the microphone opens for this word alone.',
    costs: (left: number, free: number) =>
      `A scored try counts like any other: ${left} of your ${free} free scores ${left === 1 ? 'is' : 'are'} left. A try that cannot be scored is free.`,
    start: 'Hear it, then say it',
    again: 'Hear it, then say it again',
    hear: 'Hear it',
    back: 'Back to the phrase',
    phrase: 'Record the whole phrase',
    history: 'Scores of this drill',
    inPhrase: 'in the phrase',
    tryNumber: (number: number) => `try ${number}`,
    goal: (percent: number) => `Goal: ${percent} percent`,
    notSaid: 'not heard',
    passedTitle: 'That is how it is said.',
    passedText: 'Now put it back into the phrase.',
    onward: (points: number) =>
      `${points} ${points === 1 ? 'point' : 'points'} better than in the phrase. Go on.`,
    notYet: 'Not there yet. Listen once more and take your time.',
  },
  outside: {
    tutorTitle: 'In other words',
    tutorNote: 'Written by an AI service from the findings of your score. It has judged nothing itself.',
    heardTitle: 'What a transcription service understood',
    heardNote: (recipient: string) => `${recipient}, for information only: your score does not depend on it.`,
    azure: 'Judged by Azure AI Speech.',
    engineInsteadOfAzure: 'Azure AI Speech did not answer; the engine of this server judged.',
  },
  onward: { next: 'Next phrase', fresh: 'A new phrase' },
  melody: {
    title: 'Melody',
    lead: 'How your voice rises and falls, beside the model’s. Height is measured from each voice’s own middle.',
    show: 'Show the melody',
    hide: 'Hide the melody',
    loading: 'Following both voices...',
    failed: 'The melody could not be drawn. Check your connection and try again.',
    tryAgain: 'Try again',
    noPitch:
      'Too little of your recording had a clear pitch. Say the phrase in a full voice, not in a whisper.',
    chart: 'Pitch of your voice and of the model over the phrase',
    higher: 'higher',
    lower: 'lower',
    range: {
      narrow: (mine: string, model: string) =>
        `Your voice moves ${mine} semitones, the model’s ${model}: let it rise and fall more.`,
      wide: (mine: string, model: string) =>
        `Your voice moves ${mine} semitones, the model’s ${model}: a calmer melody is enough.`,
      alike: (mine: string, model: string) =>
        `Your voice moves ${mine} semitones, the model’s ${model}: about as lively.`,
    },
    ending: {
      alike: {
        rising: 'Both voices rise at the end.',
        falling: 'Both voices fall at the end.',
        level: 'Both voices stay level at the end.',
      },
      model: {
        rising: 'At the end the model rises,',
        falling: 'At the end the model falls,',
        level: 'At the end the model stays level,',
      },
      mine: { rising: 'yours rises.', falling: 'yours falls.', level: 'yours stays level.' },
    },
  },
} as const;

export default en;
