export default `
Aarhus	ˌɑɹhˈəs ˌɑɹhˈus ˌɔɹhˈus ˌɑhˈus
Abbas	əbˈɑs
Abdul	ɑbdˈʊl
Abram	eɪbɹˈəm
Acapulco	ˌækəpˈʊlkoʊ ˌɑkəpˈʊlkoʊ
Afar	ɑfˈɑɹ
Agnes	ˈæɡnəs ˈæɡnɪs
Ainu	ˈaɪnˌu
Airbnb	ˈɛəɹbiɛnbi
Alexandria	ˌælɪɡzˈændɹiʌ ˌæləɡzˈændɹiə ˌæləkzˈændɹiə
Alfred	ˈælfɹɪd ˈælfɹəd
Ally	ˈæli
Alt	ˈɔlt
Anand	ˈɑnənd
André	ɑndɹˈeɪ
Angelina	ændʒɪlˈiːnə ændʒəlˈinə
Ankara	ˈæŋkəɹə
Antigua	æntˈiɡwə
April	ˈeɪpɹʌl ˈeɪpɹɪl
Arabic	ˈæɹəbɪk ˈɛɹəbɪk
Arabs	ˈɛɹəbz ˈeɪɹæbz
Arezzo	əɹˈɛt.soʊ
Argentine	ˈɑːdʒəntˌaɪn
Argentinian	ˌɑɹdʒəntˈɪnɪən ˌɑɹdʒəntˈinɪən
Ariana	ɑɹiˈænə
Ariel	ˈɛɹiəl ɛˈəɹiəl ɛˈəɹɪəl
Ashok	ˈəʃoʊk ˈæʃɑk ˈɑʃɔk
Asperger	æspˈɝɹɡɚ
Atatürk	ˈæɾətˌuːək ˈætətɝk
Athens	ˈæθɪnz ˈæθənz ˈeɪθənz
Atlanta	ætlˈæntə
Atlantis	ətlˈæntəs
August	ˈɔɡəst ɔɡˈʌst
Augusta	əɡˈʌstə
Auschwitz	ˈaʊʃvɪt.s ˈɔʃwɪt.s
Azeri	əzˈɛɹi
Babylon	bˈæbɪlˌɑn
Baikal	bˈaɪkɑl bˈaɪkæl
Barking	bˈɑɹkɪŋɡ
Bassett	bˈæsɪt bˈæsət
Bavarian	bəvˈɛɹiʌn bəvˈɛəɹɪən
Beckham	bˈɛkˌəm
Bejaia	bɪdʒˈaɪə
Benin	bˈənɪn bˈɛnin bˈənin
Bennett	bˈɛnɪt bˈɛnət
Benz	bˈɛnz
Berlin	bɝːlˈɪn bəlˈɪn bɛəlˈɪn
Bethlehem	bˈɛθlihˌɛm bˈɛθləhˌɛm
Boccaccio	boʊkˈɑtʃiˌoʊ boʊkˈɑtʃˌoʊ
Bolshevik	bˈɑːlʃɪvˌɪk bˈɑlʃəvˌɪk bˈoʊlʃəvˌɪk
Boom	bˈoʊm
Bosnian	bˈɑzniən bˈɔzniən
Botswana	bɑt.swˈɑnə
Brazilian	bɹəzˈɪljən bɹəzˈɪlɪən
Brisbane	bɹˈɪzbˌən
Brno	bɹˌənˈoʊ bˌɝnˈoʊ
Brooklyn	bɹˈʊklɪn bɹˈʊklən
Bucharest	bˈuːkɚɹˌɛst bjˈukəɹˌɛst
Buckingham	bˈʌkɪŋˌəm
Byron	bˈaɪɹən
CLAMs	klˈæmz
Cabot	kˈæbət
Cannes	kˈæn
Cantonese	kˌæntənˈiz
Caribbean	kæɹˈɪbiən
Carlos	kˈɑɹloʊs
Carmen	kˈɑɹmɛn kˈɑɹmən
Carpathians	kɑɹpˈeɪθiənz
Catherine	kˈæθɹɪn kˈæθəɹɪn
Catholic	kˈæθlɪk kˈæθəlɪk
Catholicism	kəθˈɑlɪsˌɪzm
Cebuano	sˌɛbwˈɑnoʊ
Cervantes	sɚvˈæntiz sɛɹvˈɑnteɪz sɛəvˈɑnteɪz
Charisma	kəɹˈɪzmə
Charlemagne	ʃˈɑɹləmˌeɪn ʃˈɑləmˌeɪn
Chihuahua	tʃɪwˈɑwˌɑ tʃɪwˈaʊwˌə
Chili	tʃˈaɪlaɪ
Cicero	sˈɪsəɹˌoʊ
Cinderella	sˌɪndɪɹˈɛlə sˌɪndəɹˈɛlə
Cockaigne	kəkˈeɪni kəkˈeɪn kɑkˈeɪn
Combine	kˈɑmbaɪn
Constantinople	kˌɑnstæntɪnˈoʊpəl
Coronavirus	kˈəɹoʊnˌəvaɪɹəs
Coventry	kˈɑːvɛntɹi kˈɑvəntɹi kˈʌvəntɹi
Cuzco	kˈuskoʊ
Danielle	dˌæniˈɛl dˌænjˈɛl
Danube	dˈænjuːb
Darcy	dˈɑsi
Darius	dæɹˈiəs dɑɹˈiəs
DeGeneres	dɪdʒɛnˈəɹəs
Demetrius	dɪmˈitɹɪəs
Des	dˈɛz
Dickens	dˈɪkɪnz
Diogenes	daɪˈɑdʒəniz
Disneyland	dˈɪznilˌænd
Dnieper	nˈipɚ dənˈipə
Dolores	dəlˈɔɹɪz
Douglas	dˈʌɡləs
Dubois	dubˈɔɪz
Dunham	dˈʌnəm
Dvorak	dəvˈɔɹʒæk dvˈɔɹʒæk dəvˈɔɹæk dvˈɔɹæk
Edo	ˈɛdoʊ
Egmont	ˈɛɡmɑnt
Eminem	ˈɛmɪnɛm
England	ˈɪŋɡlənd ˈɪŋɡələnd ˈɪŋlənd
English	ˈɪŋɡlɪʃ ˈɪŋɡəlɪʃ ˈɪŋlɪʃ
Estonian	ɛstˈoʊniʌn ɛstˈoʊnɪən
Eurovision	jˈʊəɹəvˌɪʒən
Evangelion	ɪvəndʒˈɛliʌn ɪvəndʒˈɛlɪən
Even	ˈəvɛn
Eyjafjallajökull	ˈeɪæfjˌætlæjˌɝkətl
February	fˈɛbɹuːˌɛɹi fˈɛbjuˌɛəɹi fˈɛbɹʊˌəɹi fˈɛbjʊˌəɹi
Flavia	flˈeɪviə flˈɑviə
France	fɹˈæns fɹˈɑːns fɹˈænt.s
Fries	fɹˈiz
Frisbee	fɹˈɪzbi
Gabriel	ɡˈeɪbɹiəl
Gaussian	ɡˈaʊsiən
Geiger	ɡˈaɪɡɚ
Geller	ɡˈɛlɚ
Gomorrah	ɡəmˈɔɹə
Grafton	ɡɹˈɑftɑn
Greenwich	ɡɹˈinwɪtʃ
Grenada	ɡɹənˈeɪdə
Gujari	ɡˌʊdʒˈɑɹi ɡˌudʒˈɑɹi
Gutenberg	ɡjˈuːtənbɝːɡ ɡˈutənbɝɡ
Hamas	hˌəmˈɑs hˌəmˈæs kˌəmˈɑs
Hamilton	hˈæmʌltən hˈæmɪltən
Hangzhou	hˈɑŋdʒoʊ
Harajuku	hˈɑɹədʒˌuku
Haskell	hˈæskɛl hˈæskəl
Hausa	hˈaʊsə
Hokkaido	həkˈaɪdoʊ hɑkˈaɪdoʊ
Horatio	həɹˈeɪʃiˌoʊ
Hough	hˈʌf
Hue	hwˈeɪ
Hyundai	hˈʌndˌeɪ hiˈʌndeɪ hjˈʌndˌeɪ hjˈʌndˌaɪ
I'll	ˈaɪl ˈɑl
Icarus	ˈɪkˌəɹəs
Imogen	ˈɪmədʒɪn
Indonesia	ˌɪndənˈiʒə
Indonesian	ˌɪndənˈiʒən
Inga	ˈɪŋɡə
Insta	ɪnstˈə
Interlingua	ˌɪntəɹlˈɪŋɡwə
Isaac	ˈaɪzək
Issue	ˈɪʃuː ˈɪʃju ˈɪʃjə
Italian	ɪtˈæliʌn aɪtˈæliən
Jacksons	dʒˈæksəns
Jacques	dʒˈæk ʒˈɑk
Jai	dʒˈeɪ
January	dʒˈænjuːˌɛɹi dʒˈænjuˌæɹi dʒˈænjʊˌəɹi
Jersey	dʒˈɝzi
Ji	dʒˈi
Jingle	dʒˈɪŋlʌ dʒˈɪŋlɛ
Job	dʒˈoʊb
Jose	hˌoʊzˈeɪ
Juan	wˈɑn
Judas	dʒˈudəs
July	dʒˌuːlˈaɪ dʒˌəlˈaɪ dʒˌʊlˈaɪ
June	dʒˈuːn dʒjˈun
Jurassic	dʒjʊɹˈæsɪk dʒʊɹˈæsɪk
Kabul	kˈɑbəl kˈɑbʊl kˈəbul
Kabyle	kˈəbaɪl
Kabylia	kəbˈɪliə kəbˈɪlɪə
Kamala	kæmˈələ kɑmˈələ
Kampuchea	kˈæmpətʃˌɪʌ kˈæmpətʃˌiə
Karachi	kəɹˈɑtʃi
Karin	kˈæɹɪn kˈəɹɪn
Katherine	kˈæθɹɪn kˈæθəɹɪn
Kazakhstan	kˌæzəkstˈæn kˌɑzəkstˈɑn kˌɑzəkstˈæn
Keres	kˈɪɹz kˈɪɹiz
Khmer	kmˈɛɚ kəmˈɛɚ
Klingon	klˈɪŋɑn klˈiŋɑn
Kobe	kˈoʊbeɪ kˈoʊbi
Kunming	kˈʊnmɪŋ
Kyoto	kjˈoʊtoʊ kijˈoʊtoʊ
Kyrgyzstan	kˈɝːɹɡɪstˌɑːn kˈɛɹɡɪstˌɑn kɪˌəɹɡɪstˈɑn
LaTeX	lˈeɪtˌɛks lˈeɪtˌɛk lˈɑtˌɛk
Lamborghini	lˌæmbəɹɡˈini
Lancashire	lˈæŋkəʃˌɚ lˈæŋkəʃˌə lˈæŋkəʃɪə
Lanzarote	lˈɑnzəɹˌoʊteɪ lˈænzəɹˌɑti
Legal	lˈɪɡæl
Lisbon	lˈɪzbən
Liver	lˈaɪvɚ
Lojban	lˈɑʒbæn lˈoʊʒbæn lˈoʊʒbɑn
Long	lˈɑŋ lˈʊŋ
Louvre	lˈuːv lˈuvɚ lˈuvɹə
Lucas	lˈukəs
Lufthansa	lʊfthˈɑnsə
Luis	luːˈɪs luˈis
Luther	lˈuθɚ lˈuθə
Luxembourgish	lˈʌksəmbˌɝɡɪʃ
Lviv	ləvˈiv
Macedonian	mˌæsɪdˈoʊniʌn mˌæsədˈoʊnɪən
Madeira	mˈədɪəɹə
Magdalena	mˌæɡdəlˈɛnə
Mainz	mˈaɪnt.s
Manor	mˈeɪnɚ mˈeɪnə mˈənɔ
Maratha	məɹˈɑdə məɹˈɑtə
Marathi	məɹˈɑti
Margaret	mˈɑɹɡɹət mˈɑɹɡɹɪt mˈɑɹɡəɹɪt mˈɑɡɹɪt
Mari	mˈɑɹi
Maria	məɹˈaɪə
Mariah	məɹˈaɪə
Marissa	məɹˈɪsə
Mattel	mətˈɛl
McNamara	mˈæknəmˌæɹə
Media	mˈiːdiːə mˈidɪə
Medina	mədˈinə
Mediterranean	mˌɛdɪɾɪɹˈeɪniʌn mˌɛdɪtəɹˈeɪnɪən
Mesopotamia	mˌɛsəpətˈeɪmiʌ mˌɛsəpətˈeɪmɪə
Mitsubishi	mˌɪt.sˌʊbˈɪʃi
Miyazaki	mˌɪjəzˈæki mˌijəzˈæki mˌijəzˈɑki
Mobile	mˈoʊbʌl mˈoʊbil
Mohammed	moʊhˈɑmɛd
Moldova	mˌɑldˈoʊvə mˌɔldˈoʊvə mˌɑldˈəvə
Monday	mˈʌndeɪ mˈʌndi
Mongolia	mɑŋɡˈoʊliʌ
Monroe	mənɹˈoʊ
Montenegro	mˌɑntənˈeɪɡɹoʊ mˌɑntɪnˈiɡɹoʊ mˌɑntɪnˈeɪɡɹoʊ
Montgomery	məntɡˈʌməɹi
Monty	mˈɑnti
Moray	mʌɹˈi
More	mˈɔɹ mˈɔː mˈɔɹeɪ
Moses	mˈoʊzɪz mˈoʊzəz mˈoʊzɪs
Mozambique	mˌoʊzæmbˈik
Mozart	mˈoʊt.sɑːt
Mr	mˈɪstɚ
Mrs	mˈɪsɪz
Ms	mˈɪz
Muhammad	məhˈæmɪd mʊhˈæməd mʊhˈɑməd
Mussolini	mˌʊsəlˈini
Mysore	mˈaɪsʊɚ
Nahuatl	nˈɑwˌɑtəl nˈəwˌɑtəl
Namibia	nəmˈɪbiə
Nantes	nˈɑːnt.s
Nasdaq	nˈæzdæk
Nazism	nˈɑt.siɪzəm
Neapolitan	niːpˈɑːlɪtən nˌiəpˈɑlɪtən
Nepal	nɛpˈɔːl nəpˈɔl nɪpˈɔl
Neville	nˈɛvɪl nˈɛvəl
Newton	njˈuːtən
Niagara	naɪˈæɡɹə naɪˈæɡəɹə
Nice	nˈaɪs nˈis
Nike	nˈaɪk nˈaɪki
Nimoy	nˈimˌɔɪ
Niue	njˈueɪ
Noel	nˈoʊl noʊˈəl noʊˈɛl
November	noʊvˈɛmbɚ noʊvˈɛmbə nəvˈɛmbə
OK	oʊkˈeɪ
Occitan	ˈɑksɪtæn ˈɑksətæn
Okinawa	ˌɑːkˌɪnˈɑːwə ˌɑkˌinˈɑwə ˌoʊkˌinˈɑwə
Ontario	ɑntɛˈəɹiˌoʊ
Oprah	ˈoʊpɹə
Orion	ɑɹˈaɪʌn
Osaka	oʊsˈɑkə oʊsˈækə
Oswald	ˈɑzwəld
OxyContin	ˈɑksɪkɑntˈən ˈɑksɪkɑnˈən
Palatinate	pəlˈætɪnˌeɪt pəlˈætɪnˌɪt
Paris	pˈæɹɪs pˈɛɹɪs
Pentagon	pˈɛntəɡˌən pˈɛntəɡˌɑn
Percocet	pˈɝɹkəsɛt
Phuket	pˈukɛt
Piedmont	pˈiːdmˌɑnt
Pinocchio	pɪnˈoʊkioʊ pɪnˈoʊkjˌoʊ pɪnˈoʊkɪoʊ
Plato	plˈeɪtoʊ
Platonic	plətˈɑnɪk
Podgorica	pɑdɡˈəɹɪt.sæ
Pokémon	pˈoʊkeɪmɑn pˈoʊkimɑn pˈoʊkəmɑn
Polish	pˈoʊlɪʃ
Poll	pˈɑl
Polyphemus	pˌɑlɪfˈiməs
Popeye	pˈɑpˌaɪ
Provence	pɹˈəvɑns
Putin	pjˈuːtɪn pˈutɪn
Pyrrhus	pˈɪɹəs pˈaɪɹəs
Python	pˈaɪθɑn pˈaɪθɔn
Quart	kwˈæɹt kwˈɑɹt kwˈɑt
Quechua	kˈɛtʃwə kˈɛtʃəwə
Quixote	kɪhˈoʊti
Qur'an	kəɹˈæn koʊɹˈæn kəɹˈɑn
RESTful	ɹˈɛstfəl ɹˈɛstfʊl
Ramsey	ɹˈæmzi
Rapunzel	ɹˌəpˈʌnzəl
Re	ɹˈeɪ
Reading	ɹˈidɪŋ ɹˈɛdɪŋ
Revelation	ɹˌɛvɪlˈeɪʃən ɹˌɛvəlˈeɪʃən
Reykjavík	ɹˈeɪkjəvˌɪk ɹˈɛkjəvˌɪk
Rhineland	ɹˈaɪnlˌænd
Rodriguez	ɹɑdɾˈiɡɛz
Rome	ɹˈoʊm ɹˈum
Roraima	ɹoʊɹˈaɪmə
Rosa	ɹˈoʊzə
Rubicon	ɹˈubɪkɑn ɹˈubəkɑn
Rwanda	ɹʊˈændə ɹuˈændə ɹuˈɑndə ɹəwˈændə
Sagan	sˈeɪɡən
Sahara	səhˈɑːɹə
Said	sˈaɪd
Sami	sˈɑːmi sˈæmi
Samuel	sˈæmjuːl sˈæmjuəl
Satanism	sˈeɪtənˌɪzəm sˈeɪtənˌɪzm
Saturday	sˈæɾɚdeɪ sˈætədeɪ sˈætəɹdi sˈætədi
Schwarzenegger	ʃwˈɔɹt.sənˌɛɡɚ ʃwˈɔɹt.sənˌɛɡə
Segovia	sɛɡˈoʊviʌ sɪɡˈoʊviə
Selena	sɛlˈiːnə səlˈinə sɪlˈinə
Semitic	səmˈɪtɪk
Seneca	sˈɛnɛkə sˈɛnɪkə
Seo	sˈʌ
September	sɛptˈɛmbɚ sɛptˈɛmbə səptˈɛmbɚ səptˈɛmbə
Shakespeare	ʃˈeɪkspˌɪɹ ʃˈeɪkspɪə
Sichuan	sˌɪtʃwˈɑn sˌɛtʃwˈɑn
Sicilian	sɪsˈɪljən sɪsˈɪlɪən
Simone	səmˈoʊn
Singapore	sˈɪŋəpˌɔɹ sˈɪŋəpˌɔ
Skynet	skˈaɪnˌɪt skˈaɪnˌɛt
Slovenian	slˌəvˈiniən
Sodom	sˈɑdəm
Solomon	sˈɑləmən
Sophia	soʊfˈiə səfˈaɪə səfˈiə
Spaniard	spˈæniɚd spˈænjɚd spˈænjəd
Spaniards	spˈæniɚd.z spˈænjɚd.z spˈænjəd.z
Spartacus	spˈɑɹtəkəs spˈɑtəkəs
Spree	spɹˈeɪ ʃpɹˈeɪ
Stockholm	stˈɑkhˌoʊlm stˈɑkhˌɑlm
Suez	sˈuːɪz sˈuɛz
Sumerian	suːmˈɪɹiən səmˈɪəɹiən səmˈɛɹiən sʊmˈɛɹiən
Sunday	sˈʌndˌeɪ sˈʌndˌi
Sunni	sˈʊni
Suomi	swˈɔmi swˈɔmɪ
Tagalog	tˈəɡɑlˌɑɡ tˈəɡɑlˌɔɡ tˈəɡɑlˌəɡ
Tahiti	tɑhˈiti təhˈiti
Tajik	tˈædʒɪk tˈædʒik tˈɑdʒɪk
Tamara	tɑmˈɑɹə təmˈæɹə
Tanganyika	tˈæŋɡənˌɪɪkə tˈæŋɡənikə tˈæŋɡənjikə
Tanzania	tænzˈəniə
Tarzan	tˈɑɹzˌæn
Tbilisi	təbɪlˈɪsi təblˈisi təbɪlˈisi
Thessaloniki	θˈɛsəlˌəniki
Thursday	θˈɝːzdˌeɪ θˈɝzdˌi
Tirana	tˈɝːɹɑːnə tˈɪɹɑnə
Toledo	təlˈidoʊ təlˈeɪdoʊ
Transylvania	tɹˌænsɪlvˈeɪniʌ tɹˌænsəlvˈeɪniə
Tucson	tˈusˌɑn
Tuesday	tjˈuːzdeɪ tʃˈuzdeɪ tjˈuzdi tʃˈuzdi
Tunis	tˈunəs tjˈunɪs
Tusk	tˈusk
Uber	jˈuːbɚ ˈubɚ
Uranus	jˈuɹeɪnəs jˈʊɹənəs jˈʊɹeɪnəs
Valencia	vəlˈɛnsiə
Vegan	vˈeɪɡən
Vikings	vˈaɪkɪŋs
Virginia	vɝːdʒˈɪniʌ vɚdʒˈɪnjə
Volapük	vˈɑːləpˌuːk vˈɑləpjˌuk vˈɑləpˌʊk
Wang	wˈæŋ wˈɔŋ
Wear	wˈɪɚ
Wednesday	wˈɛnzdeɪ wˈɛnzdi wˈɛdənzdeɪ
Wi-Fi	wˈaɪfaɪ
Wilde	wˈaɪldə wˈaɪld
Wisconsin	wɪskˈɑːnsɪn wəskˈɑnsən
Wobbly	wˈɑːbli wˈɑbəli
Worms	vˈɔmz vˈɔɹmz
Yahoo	jˈɑhˌu
Yangtze	jˈæŋt.sˈi jˈɑŋt.sˈə jˈɑŋzˈi
Ye	jˈeɪ
Yokohama	jˌoʊkəhˈɑmə
Yukon	jˈukˌɑn
Zeppelin	zˈɛpɪlɪn zˈɛpəlɪn
Zimbabwe	zɪmbˈɑbweɪ
aapa	ˈɑpɑ
abalone	ˌæbəlˈoʊni
abbas	æbˈəz
abdominal	æbdˈɑːmɪnʌl æbdˈɑmənəl əbdˈɑmənəl
abducted	æbdˈʌktɪd
abdul	æbdˈʊl
abhorrence	æbhˈɔɹənt.s əbhˈɑɹənt.s æbhˈɑɹənt.s
abhorrent	əbhˈɑɹənt
ability	əbˈɪləɾˌi əbˈɪlɪtˌi
abnormality	ˌæbnɔɹmˈælɪti ˌæbnɔɹmˈæləti
abnormally	æbnˈɔɹməli
abominably	əbˈɑːmɪnəbli əbˈɑmnəbli əbˈɑmənəbli
absence	ˈæbsənt.s ˈæbsəəns ˈæbsəənt.s
absent	ˈæbsənt ˈæbsɛnt
absolute	ˈæbsəlˌuːt ˈæbsəljˌut
absolutely	ˌæbsəlˈuːtli ˌæbsəljˈutli
abstract	æbstɹˈækt
abysmal	əbˈɪzməl
accent	æksˈənt æksˈɛnt
accept	əksˈɛpt ɪksˈɛpt æksˈɛpt
acceptable	əksˈɛptəbʌl æksˈɛptəbəl ɪksˈɛptəbəl
accepted	əksˈɛptɪd ɪksˈɛptɪd æksˈɛptɪd
access	ˈæksˌɛs ˈəksˌɛs
accessible	əksˈɛsəbəl
accident	ˈæksɪdənt ˈæksədənt
accompanied	əkˈʌmpənid əkˈʌmpnid
accompaniment	əkˈʌmpənˌimənt əkˈʌmpnimənt
accomplish	əkˈɑːmplɪʃ əkˈʌmplɪʃ
accredited	əkɹˈɛdɪɾɪd əkɹˈɛdɪtəd
accumulation	əkjˌuːmjʊlˈeɪʃən əkjˌumjəlˈeɪʃən
accurate	ˈækjʊɹət ˈækjɚət ˈækjɚɪt ˈækəɹət
accurately	ˈækjʊɹətli ˈækjəɹɪtli ˈækjɚɪtli
aches	ˈeɪks
acquiring	əkwˈaɪʌɹɪŋ
acquisition	ˌækwɪzˈɪʃən ˌækwəzˈɪʃən
across	əkɹˈɑːs əkɹˈɔs
activities	æktˈɪvɪɾiz æktˈɪvətiz
activity	æktˈɪvɪɾi æktˈɪvəti
actress	ˈæktɹəs ˈæktɹɪs
acts	ˈækt.s ˈæks
actually	ˈæktʃˌuːʌli ˈækʃˌuəli ˈæktʃˌʊəli ˈæktʃˌʊəlɪ
added	ˈædɪd ˈædəd
addict	ædˈɪkt
address	ədɹˈɛs ˈædɹɛs
addresses	ˈədɹˈɛsɪz
adhere	ædhˈɪɹ ædhˈɪə
administration	ədmˌɪnɪstɹˈeɪʃən ədmˌɪnəstɹˈeɪʃən
administrative	ədmˈɪnɪstɹˌətɪv
admins	ædmˈɪnz
admirable	ˈædmɪɹəbʌl ˈædməɹəbəl
admirer	ədmˈaɪʌɹə
admiring	ædmˈaɪɚɪŋ
admiringly	ədmˈaɪɝɹɪŋli ədmˈaɪɹɪŋli
admission	ædmˈɪʃən
advance	ədvˈæns ədvˈɑns
advanced	ədvˈænst ədvˈɑnst
advantageous	ædvəntˈeɪdʒiəs
adventurer	ædvˈɛntʃɚɚ
adventurous	ædvˈɛntʃɚəs
advertisement	ædvˈɚtaɪzmənt
advice	ədvˈaɪs ædvˈaɪs
adviser	ædvˈaɪzɚ
advisor	ædvˈaɪzɚ
advocate	ˈædvəkət ˈædvəkeɪt
aerobics	ɛɹˈoʊbɪks əɹˈoʊbɪks
aficionado	əfˌɪʃənˈɑːdˌoʊ əfˌɪʃiənˈɑdoʊ əfˌɪʃjənˈɑdˌoʊ əfˌiʃiənˈɑdoʊ
aftershave	ˌæftɚʃˈeɪv
aftershock	ˈæftɝɹʃˌɔk
against	əɡˈɛnst əɡˈeɪnst
aggressiveness	əɡɹˈɛsɪvnəs əɡɹˈɛsɪvnɪs
agra	ˈəɡɹɑ
agreeable	əɡɹˈiːəbʌl əɡɹˈiəbl
ahorse	ˈəhɔɹs ˈəhɔs
airmail	ˈɛʌmeɪl
airplane	ˈɛɹplˌeɪn ˈɛʌpleɪn ˈɛplˌeɪn
aisle	ˈaɪʌl ˈaɪl
alcohol	ˈælkəhˌɑːl ˈælkəhˌɔl ˈɑlkəhˌɑl ˈɑlkəhˌɔl
alcoholic	ˌælkəhˈɑːlɪk ˌælkəhˈɔlɪk
algorithm	ˈælɡəɹˌɪðəm
alibi	ˈælɪbˌaɪ ˈæləbˌaɪ
all-time	ˌɔːltˈaɪm
allegory	ˈælɪɡˌɔɹi ˈæləɡˌɔɹi
alleys	ˈælɪz ˈæliz
allied	ælˈaɪd
allotment	əlˈɔtmɛnt
alma	ˈælmə
almonds	ˈɑlmənd.z
almost	ˈɔːlmˌoʊst ˈɑlmˌoʊst ˈoʊmˌoʊst ˈɔlmˌəs
already	ɔːlɹˈɛdi ɑlɹˈɛdi
alternate	ˈɔltɚnət ˈɔltɚneɪt
alternative	ɔːltˈɝːnətɪv ɑltˈɝɹnətɪv
although	ˌɔːlðˈoʊ ˌɑlðˈoʊ
always	ˈɔːlwˌeɪz ˈɑlwˌeɪz ˈɔlwˌəz ˈɔlwˌɪz
ambassador	æmbˈæsədɚ
ambulance	ˈæmbjʊləns ˈæmbjələns ˈæmbələns
amd	ˈeɪˌɛmdˈiː
ameliorate	əmˈiːliʌɹˌeɪt
amenities	əmˈɛnɪɾiz əmˈɛnətiz
amiably	ˈeɪmiəbli ˈeɪmɪəblɪ
amit	ˌəmˈɪt
ammonia	əmˈoʊniə əmˈoʊnjə əmˈoʊnɪə
amniotic	ˈæmniɑːɾɪk
among	əmˈʌŋ əmˈɑŋ
amplifier	ˈæmplɪfˌaɪɝ ˈæmpləfˌaɪɚ ˈæmpləfˌaɪɹ ˈæmpləfˌaɪə
amputate	ˈæmpjuːtˌeɪt ˈæmpjʊtˌeɪt
amputation	ˌæmpjuːtˈeɪʃən ˌæmpjʊtˈeɪʃən
amulet	ˈæmjʊlɪt ˈæmjəlɪt
anaconda	ˌænəkˈɑːndə
anchovies	æntʃˈoʊviz
ancient	ˈeɪnʃənt ˈeɪŋkʃənt
anesthesia	ˌænɪsθˈiːʒə ˌænəsθˈiʒə ˌænəstˈiʒə
angel	ˈeɪndʒʌl ˈeɪndʒɛl
anger	ˈæŋɡɚ ˈeɪŋɡɚ
angrily	ˈæŋɡɹili ˈæŋɡɹəli
animation	ˌænɪmˈeɪʃən ˌænəmˈeɪʃən
anime	ˌænɪmˈeɪ
anklebone	ˈæŋklɪbˌoʊn ˈæŋkəlbˌoʊn
anniversary	ˌænɪvˈɝːsɚɹi ˌænəvˈɝsəɹi
announcement	ənˈaʊnsmənt ənˈaʊnsmɛnt
annual	ˈænjuːʌl ˈænjəl
annulled	ˈənʌld
anorexic	ˌænəɹˈɛksɪk
another	ənˈʌðɚ ənˈʌðə eɪnˈʌðɚ ænˈʌðɚ
answer	ˈænsɚ ˈɑːnsə ˈænsə
answered	ˈænsɚd ˈɑːnsəd ˈænsəd
antebellum	ˌæntɪbˈɛləm ˌæntibˈɛləm
anteroom	æntˈiɹʊm
anti-war	ˌæntaɪwˈɔɹ
antimatter	æntaɪmˈætɚ æntimˈætɚ
antisocial	ˌæntaɪsˈoʊʃəl ˌæntisˈoʊʃəl
antivirus	ˌæntɪvʌˈɪɹəs
anxiety	æŋɡzˈaɪəti
anxious	ˈæŋkʃəs ˈeɪŋkʃəs
anxiously	ˈæŋkʃəsli
any	ˈɛni ˈæni
anybody	ˈɛnɪbɑːdi ˈɛnibɑdi ˈɛnibədi
anybody's	ˈɛnibədiz
anyhow	ˈɛnɪhˌaʊ ˈɛnihˌaʊ ˈænihˌaʊ
anymore	ˌɛnɪmˈɔɹ ˌɛnimˈɔɹ ˌɛnimˈɔ
anyone	ˈɛnɪwˌʌn ˈɛniwˌʌn ˈæniwˌʌn
anything	ˈɛnɪθˌɪŋ ˈɛniθˌɪŋ
anyway	ˈɛnɪwˌeɪ ˈɛniwˌeɪ
anyways	ˈɛnɪwˌeɪz ˈɛniwˌeɪz
anywhere	ˈɛnɪwˌɛʌ ˈɛnihwˌɛɚ
apartheid	əpˈɑɹtˌaɪd əpˈɑɹthˌeɪt əpˈɑthˌeɪt
aphelion	əfˈiliən əfˈiljən əfˈilɪən
apnea	ˈəpnɪʌ
apostrophe	əpˈɑstɹəfˌi
apothecary	əpˈɑːθɪkˌɛɹi əpˈɑθəkˌɛəɹi
apparently	əpˈæɹəntli əpˈɛɹəntli
appendicitis	əpˌɛndˌɪsˈaɪɾɪs əpˌɛndˌɪsˈaɪtəs
appetite	ˈæpɪtˌaɪt ˈæpətˌaɪt
appetizing	ˈæpɪtˌaɪzɪŋ ˈæpətˌaɪzɪŋ
applicable	ˈəplɪkəbʌl
applicant	ˈæplɪkənt ˈæpləkɪnt
apply	əplˈaɪ æpəlˈi
appointment	əpˈɔɪntmənt əpˈɔɪntmɛnt əpˈɔɪntmɪnt
appreciate	əpɹˈiːʃiˌeɪt əpɹˈisiˌeɪt əpɹˈɪʃiˌeɪt
apprehensive	ˌæpɹɪhˈɛnsɪv
approaches	əpɹˈoʊtʃɪz əpɹˈoʊtʃiz
appropriate	əpɹˈoʊpɹiət əpɹˈoʊpɹieɪt
aptitude	ˈæptɪtjˌuːd
aquarium	əkwˈɛɹiʌm əkwˈɛɹijəm
arbitrarily	ˈɑɹbɪtɹˌɛɹɪli
arboretum	ˌɑɹbəɹˈitəm
archipelago	ˌɑɹkəpˈɛləɡˌoʊ ˌɑkɪpˈɛləɡˌoʊ
aren't	ˈɑːnt ˈɑɹənt
argument	ˈɑɹɡjuːmənt ˈɑɹɡjʊmənt ˈɑɡjʊmənt
argumentative	ˌɑɹɡjuːmˈɛntətɪv ˌɑɹɡjəmˈɛntətɪv ˌɑɡjʊmˈɛntətɪv
arguments	ˈɑɹɡjuːmənt.s ˈɑɹɡjəmənt.s ˈɑɡjʊmənt.s
aria	ˈɑɹiə
arithmetic	ˌɚɹɪθmˈətɪk
army	ˈɑɹmi ˈɑmi
arrow	ˈæɹoʊ ˈæɹə
art	ˈɑɹt ˈɑːt ˈəɹt ˈət
article	ˈɑɹɾɪkʌl ˈɑːtɪkʌl ˈɑɹtəkəl
articulate	ɑɹtˈɪkjələt ɑɹtˈɪkjəleɪt
artificial	ˌɑɹɾɪfˈɪʃʌl ˌɑɹtəfˈɪʃəl
ashok	ˈəʃɑːk
asked	ˈæskt ˈɑːskt ˈæst ˈɑst
asphyxiation	æsfˌɪksiˈeɪʃən
aspirin	ˈæspɹɪn ˈæspɪɹɪn
associate	əsˈoʊʃieɪt əsˈoʊsieɪt əsˈoʊʃiət
assume	əsˈuːm əsjˈuːm əʃˈum
assumed	əsˈuːmd əsjˈuːmd əʃˈumd
astrologer	əstɹˈɑlədʒɚ
astrological	ˌæstɹəlˈɑdʒɪkəl
astronomical	ˌæstɹənˈɑmɪkəl
astute	əstjˈuːt
ate	ˈeɪt ˈɛt ˈəteɪ
attaché	ətæʃˈeɪ ætæʃˈeɪ
attribute	ˈætɹɪbjut ətɹˈɪbjut ətɹˈɪbjʊt
au	ˈoʊ
audience	ˈɔːdiʌns ˈɔdɪəns
august	ˈɔːɡəst ˈɑɡʌst
aunt	ˈænt ˈɑːnt ˈeɪnt
aus	ˈoʊz
author	ˈɔːθɚ ˈɑθɚ
authoritarian	ɔːθˌɔːɹɪtˈɛɹiʌn ɔθˌɔɹətˈɛɹiən əθˌɔɹətˈɛɹiən ˌɔθɑɹɪtˈɛəɹɪən
authority	əθˈɔːɹɪɾi əθˈɔɹti əθˈɔɹəti əθˈɑɹti
authorization	ˌɔθəɹaɪzˈeɪʃn
autobiography	ˌɔtəbaɪˈɑɡɹəfi
autograph	ˈɔtəɡɹˌɑf
automatically	ˌɔːɾəmˈæɾɪkli ˌɔtəmˈætɪkəli ˌɑtəmˈætɪkəli ˌɔtoʊmˈætɪkəli
automobile	ˈɔːɾəməbˌɪʌl ˈɔtəməbˌil ˈɔtəmoʊbˌil
automotive	ˌɔtəmˈoʊtɪv ˌɑtəmˈoʊtɪv
auxiliary	ɔɡzˈɪliəɹi ɔɡzˈɪljəɹi
avalanche	ˈævəlˌɑːnʃ
avenue	ˈævənjˌuː
average	ˈævɹɪdʒ ˈævəɹɪdʒ
awful	ˈɔːfʌl ˈɔfʊl
aww	ˈɔ ˈɑ
ayu	ˈɑju
babysit	bˈeɪbɪsɪt bˈeɪbisɪt
babysitter	bˈeɪbɪsˌɪɾɚ bˈeɪbisˌɪtɚ
bach	bˈætʃ
background	bˈækɡɹˌaʊnd bˈækɹˌaʊnd
backing	bˈækɪŋɡ
backseat	bæksˈiːt
backyard	bˈækjˌɑːd
bag	bˈæɡ bˈeɪɡ bˈɛɡ
bail	bˈeɪl bˈeɪəl
baking	bˈeɪkɪŋɡ
balcony	bˈælkəni bˈælkoʊni
bald	bˈɔːld bˈɑld bˈoʊld
ball	bˈɔːl bˈɑl
ballon	bˈəlɑn
bang	bˈæŋɡ
bangalore	bˈæŋɡəlˌɔɹ
baptize	bæptˈaɪz
baptized	bæptˈaɪzd
barack	bˈɚɹɑːk
bargain	bˈɑɹɡɪn bˈɑɹɡən bˈɑɡən
barrack	bˈæɹək
barry	bˈɑɹi
basalt	bæsˈɑlt
baseball	bˈeɪsbˈɔːl bˈeɪsbˈɑl
basically	bˈeɪsɪkli bˈeɪsɪkəli
basketball	bˈæskɪtbˌɔːl bˈɑːskɪtbˌɔːl bˈæskɪtbˌɑl
bass	bˈeɪs bˈæs
bassoon	bəsˈun
baster	bˈeɪstɚ bˈeɪstə
bath	bˈæθ bˈɑːθ bˈəθ
bathing	bˈeɪðɪŋɡ bˈæθɪŋ
bathroom	bˈæθɹˌuːm bˈɑːθɹˌuːm bˈæθɹˌʊm bˈɑθɹˌʊm
bathtub	bˈæθtʌb bˈɑːθtʌb bˈæθtʊb
battery	bˈæɾɚɹi bˈætʃɹi
bayou	bˈaɪuː bˈaɪju bˈaɪoʊ
be	bˈiː bˈeɪ bˈə bˈɛ
bear	bˈɛɹ bˈɑɹ bˈɪɚ bˈɪə
bearded	bˈɪʌdɪd
beautiful	bjˈuːtɪfʌl bjˈutɪfʊl
become	bɪkˈʌm bikˈʌm bəkˈʌm bɪkˈʊm
becomes	bɪkˈʌmz bəkˈʌmz
becoming	bɪkˈʌmɪŋ bəkˈʌmɪŋ bɪkˈʊmɪŋɡ
bedroom	bˈɛdɹˌuːm bˈɛdɹˌʊm
beer	bˈɪɹ bˈɪʌ bˈiə
before	bɪfˈɔɹ bɪfˈɔː bifˈɔɹ bəfˈɔɹ
begin	bɪɡˈɪn biɡˈɪn bəɡˈɪn
beginner	bɪɡˈɪnə
begins	bɪɡˈɪnz bəɡˈɪnz
behave	bɪhˈeɪv bihˈeɪv
behind	bɪhˈaɪnd bihˈaɪnd bəhˈaɪnd
being	bˈiːɪŋ bˈiŋ
believes	bɪlˈiːvz bəlˈivz
belligerent	bɪlˈɪdʒɚɹənt bəlˈɪdʒəɹənt
benefactor	bˈɛnɪfˌæktɚ bˈɛnəfˌæktɚ bˈɛnəfˌæktə
beneficial	bˌɛnɪfˈɪʃʌl bˌɛnəfˈɪʃəl
benefits	bˈɛnɪfɪt.s bˈɛnəfɪt.s
bereavement	bɛɹˈiːvmənt
berlin	bɝːlˈɪn bəlˈɪn
beside	bɪsˈaɪd bisˈaɪd bəsˈaɪd
besides	bɪsˈaɪd.z bisˈaɪd.z bəsˈaɪd.z
besieged	bɪsˈiːdʒd bəsˈidʒd
bestseller	bˈɛst.sˈɛlɚ
betrayed	bɪtɹˈeɪd bətɹˈeɪd
between	bɪtwˈiːn bətwˈin
bewildered	bɪwˈɪldɚd bəwˈɪldɚd bəwˈɪldəd
beyond	bɪjˈɑnd bijˈɑnd
bi-weekly	baɪwˈiːkli
bidirectional	bˈaɪdɪɹˈɛkʃənʌl
bigamy	bˈɪɡəmi
bilingual	baɪlˈɪŋɡwʌl baɪlˈɪŋɡjuəl
billiard	bˈɪliɑɹd bˈɪliəɹd
billiards	bˈɪlɪəd.z bˈɪljɚd.z
billion	bˈɪliʌn bˈɪljən
billions	bˈɪliʌnz bˈɪljənz
bio	bˌaɪˈoʊ
biochemist	bʌˌɪoʊkˈɛmɪst
biodegradable	bˌaɪoʊdɪɡɹˈeɪdəbʌl bˌaɪoʊdəɡɹˈeɪdəbəl bˌaɪədəɡɹˈeɪdəbəl
biopic	bˈaɪoʊpˌɪk
biotechnology	bˌaɪoʊtˌɛknˈɑloʊdʒi
birdwatching	bˈɝɹdwˌɑtʃɪŋ
birth	bˈɝːθ bˈɝð
birthday	bˈɝːθdˌeɪ bˈɝθdˌi
bisexual	bˌaɪsˈɛkʃuːʌl bˌaɪsˈɛkʃʊəl bˌaɪsˈɛkʃəwəl baɪsˈɛkʃʊl
bisexuality	bˌaɪsɛkʃuːˈælɪɾi
bisque	bˈɪsk
bitterness	bˈɪtənəs
blabbermouth	blˈæbəɹmaʊθ
blackest	blˈækɪst blˈækəst
blacklisted	blˈæklˌɪstɪd blˈæklˌɪstəd
blew	blˈuː bljˈu
blossom	blˈɑsəm
blossoms	blˈɑsəms
bodily	bˈɑːdili bˈɑdɪli
bodybuilder	bˈɑːdɪbˌɪldɚ bˈɑdibˌɪldɚ bˈɑdibˌɪldə
bodybuilding	bˈɑːdɪbˌɪldɪŋ bˈɑdibˌɪldɪŋ
bodyguard	bˈɑːdɪɡˌɑɹd bˈɑdiɡˌɑɹd bˈɑdiɡˌɑd
boil	bˈɔɪl bˈɔɪəl
bolshoi	bɑːlʃˈɔɪ
bombay	bɑːmbˈeɪ
bonjour	bɑnʒˈʊɹ bɑnʒˈʊə
bonkers	bˈɑŋkəz
booklet	bˈʊklɪt bˈʊklət
bookstore	bˈʊkstˌɔː
borrowed	bˈɑːɹˌoʊd bˈɔɹˌoʊd
borrowing	bˈɔɹəwɪŋ
bottoms	bˈɑtəms
bouncer	bˈaʊnsə
bow	bˈoʊ bˈaʊ
bowing	bˈoʊɪŋ
bowl	bˈoʊl bˈɑl
bowline	bˈoʊlɪn
boy	bˈɔɪ bɔˈə
boyfriend	bˈɔɪfɹˌɛnd bˈɔɪfɹˌənd
breakfast	bɹˈɛkfəst
brevity	bɹˈɛvɪɾi bɹˈɛvəti
brew	bɹˈuː bɹˈuʊ bɹɪˈʊ
brewery	bɹˈuːɚɹi bɹˈuəɹi
bridesmaid	bɹˈaɪd.zmˌeɪd
brilliant	bɹˈɪliʌnt bɹˈɪljənt
broken	bɹˈoʊkən bɹˈoʊkɪn
bronchitis	bɹɑŋkˈaɪtɪs
buddies	bˈʌdɪz bˈʌdiz
buffet	bəfˈeɪ bʊfˈeɪ bˈʌfeɪ bˈʌfɪt
bullied	bˈʊlɪd bˈʊlid
bullies	bˈʊlɪz bˈʊliz
bullseye	bˈʊlzaɪ
bunch	bˈʌntʃ bˈʌnʃ
burnette	bˈɝːnˈɛt
bus	bˈʌs bˈɔs bˈʊs bˈʊz
business	bˈɪznɪs bˈɪdnɪs bˈɪznɪz
businesses	bˈɪznɪsɪz
busted	bˈʌstəd
butterfingers	bˈʌtɚfɪŋɡɚz
cabaret	kˌæbɚɹˈeɪ
cabinet	kˈæbɪnət kˈæbnət kˈæbənət kˈæbɪnɪt
cafe	kæfˈeɪ
cafes	kˌæfˈeɪz
cafeteria	kˌæfɪtˈɪɹiə kˌæfətˈɪəɹiə
calandra	kælˈəndɹə
calculation	kˌælkjʊlˈeɪʃən kˌælkjəlˈeɪʃən kˌælkjulˈeɪʃən
calculator	kˈælkjʊlˌeɪɾɚ kˈælkjəlˌeɪtɚ
call	kˈɔːl kˈɑl
calligraphy	kəlˈɪɡɹəfi
calm	kˈɑːm kˈæm kˈɑlm kˈæɹm
calmly	kˈɑɹmli
camera	kˈæmɹə kˈæməɹə
camomile	kˌæməmˈaɪl
can't	kˈænt kˈɑːnt kˈeɪnt kˈæn
canada	kˈənɑdə
canasta	kənˈæstə
cancellation	kˌænsɪlˈeɪʃən kˌænsəlˈeɪʃən
candor	kˈændɚ
cannot	kˈænɑːt kˈænnɑt kˈənnɑt kˈɛnnɑt
canyon	kˈæniən kˈænjən
cappuccino	kˌæpˌuːtʃˈiːnoʊ kˌæpˌətʃˈinoʊ kˌæpˌʊtʃˈinoʊ kˌæpˌətʃˈini
captain	kˈæptɪn kˈæptən
carbonated	kˈɑɹbənˌeɪɾɪd kˈɑɹbənˌeɪtəd kˈɑɹbɑnˌeɪtəd
carburetor	kˈɑɹbɚɹˌeɪɾɚ kˈɑɹbjəɹˌeɪtɚ
carcinogenic	kˌɑɹsɪnədʒˈɛnɪk
cardamom	kˈɑɹdəməm kˈɑɹdəmɑm kˈɑdəməm
cardigan	kˈɑːdɪɡən
cardiovascular	kˌɑɹdioʊvˈæskjʊlɚ kˌɑɹdioʊvˈæskjəlɚ kˌɑdioʊvˈæskjʊlɚ kˌɑdioʊvˈæskjəlɚ
care	kˈɛɹ kˈɛʌ kˈɪɚ
careful	kˈɛɹfʌl kˈɛfəl
carefully	kˈɛɹfəli kˈɛfəli
careless	kˈɛɹləs kˈɛʌləs kˈɛəlɪs
caricature	kˈɛɹɪkətʃˌʊɚ kˈæɹɪkətʃˌʊə kˈəɹɪkətʃˌʊɚ
carl	kˈɑːl
carmel	kɑɹmˈʌl
carnelian	kɑɹnˈiːliʌn kɑɹnˈiljən
carousel	kˈæɹəsˌɛl
carpet	kˈɑɹpɪt kˈɑɹpət
carpool	kˈɑːpˌuːl
carried	kˈɛɹid
carry	kˈæɹɪ
carrying	kˈæɹiɪŋ kˈɛɹiɪŋ
cashier	kæʃˈɪʌ
casualty	kˈæʒuːʌlɾi kˈæʒjʊəlti
catch	kˈætʃ kˈɑtʃ kˈɛtʃ
causation	kˌɔzˈeɪʃən
cave	kˈeɪv kˈeɪvi
celeb	səlˈɛb
celebrate	sˈɛləbɹˌeɪt sˈɛlɪbɹˌeɪt
celebrity	səlˈɛbɹɪɾi sɪlˈɛbɹɪti
celine	sɛlˈaɪn
cellular	sˈɛljʊlɚ sˈɛljulɚ sˈɛljəlɚ
cement	sɪmˈɛnt simˈɛnt səmˈɛnt
century	sˈɛntʃɚɹi sˈɛntʃɹi sˈɛntʃʊɹi
ceramic	sɪɹˈæmɪk səɹˈæmɪk
cerebral	sˈɚɹiːbɹʌl
ceremony	sˈɛɹɪmˌəni sˈɛɹəmˌoʊni
certain	sˈɝːtʌn sˈɝən
certitude	sˈɝːtɪtjˌuːd
ch	tʃ
chair	tʃˈɛɹ tʃˈɛʌ tʃˈɪɚ
chairman	tʃˈɛɹmən tʃˈɛmən
challenge	tʃˈælɪndʒ tʃˈæləndʒ
challenged	tʃˈælɪndʒd tʃˈæləndʒd
chamomile	kˌæməmˈaɪl
chancellor	tʃˈænsɛlɚ tʃˈænslɚ tʃˈænsələ
character	kˈæɹɪktə
characteristic	kˌæɹəktəɹˈɪstɪk kˌɛɹəktəɹˈɪstɪk
characterized	kˈæɹɪktɚɹˌaɪzd kˈæɹəktəɹˌaɪzd kˈɛɹəktəɹˌaɪzd
characters	kˈæɹɪktɚz kˈæɹəktɚz kˈɛɹəktɚz kˈæɹəktəz
charisma	kəɹˈɪzmə
charismatic	kæɹɪzmˈætɪk
charity	tʃˈæɹɪɾi tʃˈæɹəti tʃˈɛɹəti
charlize	tʃˌɑɹlˈaɪz
chauffeur	ʃoʊfˈɚ ʃoʊfˈə ʃɑfˈɝ
chicken	tʃˈɪkɪn tʃˈɪkən
chihuahua	tʃɪwˈɑwˌɑ tʃɪwˈaʊwˌə
chlamydia	kləmˈɪdiə
chocolate	tʃˈɑːklət tʃˈɑkələt tʃˈɑkəlɪt tʃˈɔkələt
choicest	tʃˈɔɪsɪst tʃˈɔɪsəst
cinema	sˈɪnəmə sˈɪnɪmə sˈɪnɪmɑ
circular	sˈɝkjəlɚ
circulation	sˈɝːkjʊlˌeɪʃən
circumcision	sˌɝːkəmsˈɪʒən
circumstances	sˈɝːkəmstˌænsɪz sˈɝkəmstˌɑnsɪz sˈɝkəmstˌənsɪz
cirrhosis	sɝːɹˈoʊsɪs sɪɹˈoʊsɪs
citizen	sˈɪɾɪzən sˈɪtɪsən
civilian	sɪvˈɪljən
civilisation	sˌɪvɪlaɪzˈeɪʃən
civilization	sˌɪvɪlaɪzˈeɪʃən
civilized	sˈɪvɪlˌaɪzd
clarinet	klˌæɹənˈɛt klˌæɹɪnˈɛt klˌɛɹɪnˈɛt
clarinetist	klˌæɹɪnˈɛtɪst
class	klˈæs klˈɑːs klɛˈəs
classes	klˈæsɪz klˈɑːsɪz klˈæsiz
classmate	klˈɑːsmˌeɪt
classroom	klˈɑsɹˌʊm
claustrophobia	klˌɑstɹəfˈoʊbiʌ
cleanliness	klˈɛnlɪnəs klˈɛnlinəs klˈɛnlinɪs
clearance	klˈɪɹənt.s klˈɪəɹənt.s
clearly	klˈɪɹli klˈɪəli
clergyman	klˈɝːdʒɪmən klˈɝdʒimən
climate	klˈaɪmət klˈaɪmɪt
clock	klˈɑːk klˈɔk
close	klˈoʊz klˈoʊs
closer	klˈoʊsɚ klˈoʊsə klˈoʊzɚ
clothesline	klˈoʊðzlaɪn
cnn	sˈiːˈɛnˈɛn
coal	kˈoʊl kˈɑl
coca-cola	kˌoʊkəkˈoʊlə
coeducational	kˈoʊˈɛdʒuːkˈeɪʃənʌl
coffee	kˈɔfi kˈɑfi kˈɔfɪ
coherence	koʊhˈɪɹənt.s koʊhˈɪəɹənt.s
coincidence	koʊˈɪnsɪdəns kəwˈɪnsɪdəns
collect	kəlˈɛkt kɑlˈɛkt kɑlˈɪkt
colonialism	kəlˈoʊniəlˌɪzəm kˈəloʊnjəlˌɪzəm
colorblind	kˈʌləblˌaɪnd
colossal	kəlˈɑsʌl
colour	kˈʌlə
coloured	kˈʌləd
combine	kˈəmbaɪn
comes	kˈʌmz kˈoʊmiz kˈoʊmɪs
comet	kˈɑːmɪt kˈɑmət
comfortable	kˈʌmftəbʌl kˈʌmftəɹbəl kˈʌmfətəbəl kˈʌmfəɹtəbəl
comfortably	kˈʌmftəbli kˈʌmftɚbli kˈʌmfɚtəbli kˈʌmfətəbli
commodity	kəmˈɑːdɪɾi kəmˈɑdəti
common	kˈɑːmən kˈɑmɪn
community	kəmjˈuːnɪɾi kəmjˈunəti
compact	kˈɑmpækt kəmpˈækt
companion	kəmpˈæniʌn kəmpˈænjən
companions	kəmpˈæniʌnz kəmpˈænjənz
companionship	kəmpˈæniʌnʃˌɪp kəmpˈænjənʃˌɪp
compaq	kˈəmpˌæk
compatible	kəmpˈæɾɪbʌl kəmpˈætəbəl
compensatory	kəmpˈɛnsətˌɔɹi kɑmpˈɛnsətˌəɹi
competence	kˈɑːmpɪtəns kˈɑmpətəns
competent	kˈɑːmpɪtənt kˈɑmpətənt
complement	kˈɑːmplɪmənt kˈɑmpləmənt
complete	kəmplˈiːt kɑmplˈit
complex	kˈɑːmplɛks kˈəmplɛks
compliment	kˈɑːmplɪmənt kˈɑmpləmənt
comprehend	kˌɑmpɹɪhˈɛnd
comprehension	kˌɑmpɹɪhˈɛnʃən
comprehensive	kˌɑmpɹɪhˈɛnsɪv
compress	kˈəmpɹɛs
concert	kˈɑːnsɚt kˈɑnsət kˈənsɝt
concrete	kɑːŋkɹˈiːt
condescending	kˌɑːndɪsˈɛndɪŋ kˌɑndəsˈɛndɪŋ kˌɔndɪsˈɛndɪŋ kˌɔndisˈɛndɪŋ
condolences	kəndˈoʊlənsɪz kəndˈoʊlənsəz
conduct	kəndˈʌkt kˈɑndʌkt
conducts	kɑːndˈʌkt.s
conference	kˈɑːnfɹəns kˈɑnfəɹəns
confidential	kˌɑːnfɪdˈɛnʃʌl kˌɑnfɪdˈɛnʃl
confidentiality	kˌɑːnfɪdˌɛnʃiˈælɪɾi
conflict	kˈɑnflɪkt kənflˈɪkt
conflicts	kɑːnflˈɪkt.s
congratulations	kənɡɹˌætʃəlˈeɪʃənz
conjugate	kˌɑːndʒuːɡˈeɪt kˌɑndʒəɡˈeɪt kˌɑndʒəɡˈət
conjugates	kˌɑːndʒuːɡˈeɪt.s
conlang	kɑnlˈæŋ kɑnlˈeɪŋ
connery	kˈənɝːɹi
connery's	kˈənɝːɹiz
conroe	kˈənɹoʊ
conscientious	kˌɑnʃiˈɛnʃəs
consecutive	kənsˈɛkjuːtɪv kənsˈɛkjʊtɪv
consequences	kˈɑːnsɪkwˌənsɪz kˈɑnsɪkwˌɛnsɪz
consequently	kˈɑːnsɪkwəntli kˈɑnsɪkwɛntli kˈɑnsəkwɛntli
console	kˈɑnsoʊl kənsˈoʊl
consoles	kɑːnsˈoʊlz
constantly	kˈɑːnstəntli kˈɑnstənli
constellation	kˌɑːnstɪlˈeɪʃən kˌɑnstəlˈeɪʃən
constipated	kˈɑːnstɪpˌeɪɾɪd kˈɑnstəpˌeɪtəd
constitute	kˈɑnstɪtjˌuːt
constitutional	kˌɑnstɪtjˈuːʃənʌl
construct	kɑːnstɹˈʌkt
constructed	kənstɹˈʌktəd
constructs	kɑːnstɹˈʌkt.s
consumer	kənsˈuːmɚ kənsjˈumə kənʃˈumə
contacts	kˈɑːntˌækt.s kˈəntˌækt.s
contemptible	kəntˈɛmptɪbʌl kəntˈɛmptəbəl
content	kˈɑntɛnt kəntˈɛnt
contest	kˈɑntɛst kəntˈɛst
contract	kˈɑntɹækt kəntɹˈækt
contracted	kˈəntɹæktɪd
contractor	kˈɑntɹˌæktɚ
contrast	kˈɑntɹæst kəntɹˈæst
convenience	kənvˈiːniəns kənvˈinjəns kənvˈinɪəns
convenient	kənvˈiːniənt kənvˈinjənt
conveniently	kənvˈinjəntli kənvˈinɪəntli
convert	kˈənvɝːt kˈɑnvɚt kˈɑnvət
converts	kˈənvɝːt.s
convict	kˈɑnvɪkt kənvˈɪkt
cooperation	koʊˌɑːpɚɹˈeɪʃən
coordinate	koʊˈɔɹdəneɪt koʊˈɔɹdənɪt koʊˈɔdɪneɪt
coordination	koʊˌɔɹdɪnˈeɪʃən
copied	kˈɑːpɪd kˈɑpid
copies	kˈɑːpɪz kˈɑpiz
coral	kˈɑɹʌl
corner	kwˈɔɹnɚ kˈɔnɚ
coronavirus	kˈəɹoʊnˌəvaɪɹəs
correlation	kˌɔɹɪlˈeɪʃən kˌɔɹəlˈeɪʃən kˌɑɹəlˈeɪʃən
correspond	kˌɔːɹɪspˈɑːnd kˌɔɹəspˈɑnd kˌɑɹəspˈɑnd
correspondence	kˌɑɹɪspˈɑndəns
corresponding	kˌɔːɹɪspˈɑːndɪŋ kˌɔɹəspˈɑndɪŋ kˌɑɹəspˈɑndɪŋ
corridor	kˈɑɹɪdɔː
costly	kˈɑstli
costume	kɑstjˈuːm
costumer	kˈɑstumɚ kˈɑstjumɚ
costumes	kɔstˈuːmz
could've	kˈʊdəv kˈʊdə
counterclockwise	kˌaʊntɚklˈɑːkwaɪz
counterfeit	kˈaʊntɚfˌɪt
countryside	kˈʌntɹɪsˌaɪd kˈʌntɹisˌaɪd
coup	kˈu
cousin	kˈʌzən kˈʌzɪn
cousins	kˈʌzəns kˈʌzɪns
cowardly	kˈaʊɚdli kˈaʊədli
credibility	kɹˌɛdəbˈɪlɪti
credible	kɹˈɛdɪbʌl kɹˈɛdəbəl
credulity	kɹɛdʒˈuːlɪɾi kɹɪdʒˈulɪti kɹɪdˈulɪti
credulous	kɹˈɛdʒuːləs kɹˈɛdʒələs
cricketer	kɹˈɪkɪtɚ kɹˈɪkɪtə
criminal	kɹˈɪmɪnʌl kɹˈɪmənəl
croissant	kɹəsˈɑnt kwɑsˈɑnt kɹwɑsˈɑn
croquet	kɹoʊkˈeɪ kɹoʊkˈi
crossbow	kɹˈɑsbˌoʊ
crossword	kɹˈɑswˌɝːd
cryogenic	kɹˈaɪoʊdʒˌɛnɪk
cryptocurrency	kɹˈɪptoʊkˌɝənsi
culinary	kjˈulɪnˌɛɹi kˈʌlɪnˌɛɹi
cunnilingus	kˌʌnilˈɪŋɡəs kˌʌnɪlˈɪŋɡəs
cupboard	kˈʌbɚd
cupboards	kˈʌbɚdz
cure	kjˈʊɹ kjˈʊə kjˈɝ
curiosity	kjˌʊəɹiˈɑsəti kjˌɔɹiˈɑsəti
curious	kjˈʊɹiʌs kjˈɚiəs
curmudgeon	kɝːmˈʌdʒən
current	kˈʌɹənt kˈɝɪnt
curriculum	kɝːɹˈɪkjʊləm kəɹˈɪkjələm kɚˈɪkjələm kɝɹˈɪkjuləm
cycling	sˈaɪklɪŋ sˈaɪkəlɪŋ
dachshund	dˈæksˌənd dˈɑksˌənd
daiquiri	dˈaɪkɪɹi dˈækɪɹi
dakar	dækˈɑɹ
damsel	dˈæmzəl
dan	dˈæn dˈɑn
dancer	dˈænsɚ dˈɑnsɚ
dangerous	dˈeɪndʒəɹəs dˈeɪndʒɚs dˈeɪnʒəɹəs dˈeɪnʒɹəs
dangling	dˈæŋɡəlɪŋɡ
daredevil	dˈɛʌdɛvʌl
darkness	dˈɑːknəs
darts	dˈɑːt.s
data	dˈeɪɾə dˈætə dˈɑtə
de	dˈə
dead-end	dˌɛdˈɛnd
deafening	dˈɛfənɪŋɡ
dealership	dˈiːləʃˌɪp
dealings	dˈilɪŋɡz
debated	dɪbˈeɪɾɪd dɪbˈeɪtəd
debugging	diːbˈʌɡɪŋ
decade	dɛkˈeɪd
decades	dɛkˈeɪd.z
decaffeinated	diːkˈæfɪnˌeɪɾɪd dikˈæfinˌeɪtəd dɪkˈæfɪnˌeɪtəd
decapitated	dɪkˈæpɪtˌeɪɾɪd dɪkˈæpɪtˌeɪtəd
deceitful	dɪsˈiːtfʌl dɪsˈitfʊl
decentralized	dɪsˈɛntɹʌlˌaɪzd disˈɛntɹəlˌaɪzd
decided	dˌɪsˈaɪdɪd dˌɪsˈaɪdəd
declare	dɪklˈɛɹ dɪklˈɛʌ dəklˈɛɚ
declaw	dɪklˈɔː diklˈɔ
declutter	dɪklˈʌɾɚ diklˈʌtɚ
declutterer	diklˈʌtəɹɚ
decolonization	dikˌɑlənaɪzˈeɪʃən
decrease	dˈikɹis dɪkɹˈis
decreased	diːkɹˈiːst
decreases	diːkɹˈiːsɪz
decreasing	diːkɹˈiːsɪŋ
dedicated	dˈɛdɪkeɪɾɪd dˈɛdɪkeɪtəd
defeated	dɪfˈiːɾɪd dɪfˈitəd
defend	dɪfˈɛnd difˈɛnd dəfˈɛnd
defending	dɪfˈɛndɪŋ dəfˈɛndɪŋ
defiance	dɪfˈaɪʌns dɪfˈaɪjəns
definite	dˈɛfɪnət dˈɛfənət dˈɛfɪnɪt dˈɛfənɪt
definitely	dˈɛfɪnətli dˈɛfɪnɪtli dˈɛfnɪtli dˈɛfənɪtli
definition	dˌɛfɪnˈɪʃən dˌɛfənˈɪʃən
deforestation	diːfˌɑɹɪstˈeɪʃən
degradation	dˌɪɡɹədˈeɪʃən dˌɛɡɹədˈeɪʃən
degrading	dɪɡɹˈeɪdɪŋɡ
dehydrate	diːhˈaɪdɹeɪt
dehydrated	diːhˈaɪdɹeɪɾɪd dihˈaɪdɹeɪtəd dəhˈaɪdɹeɪtəd
dejected	dɪdʒˈɛktɪd dɪdʒˈɛktəd
dejectedly	dɪdʒˈɛktɪdli dɪdʒˈɛktədli
delay	dɪlˈeɪ dəlˈeɪ
delayed	dɪlˈeɪd dəlˈeɪd
delete	dɪlˈiːt dilˈit dəlˈit
deliberate	dɪlˈɪbɹət dɪlˈɪbəɹət dɪlˈɪbəɹeɪt
delicatessen	dˌɛlɪkətˈɛsən
delicious	dɪlˈɪʃəs dilˈɪʃəs dəlˈɪʃəs
delightful	dɪlˈaɪtfʌl dəlˈaɪtfəl
delusion	dɪlˈuːʒən dɪljˈuʒən
demand	dɪmˈænd dɪmˈɑːnd dəmˈænd
demanding	dɪmˈɑːndɪŋ
demigod	dˈɛmɪɡˌɑːd dˈɛmiɡˌɑd
demolish	dɪmˈɑːlɪʃ dəmˈɑlɪʃ
denominations	dɪnˌɑːmɪnˈeɪʃənz dɛnˌɑmɪnˈeɪʃənz
deny	dɪnˈaɪ dənˈaɪ
departure	dɪpˈɑɹtʃɚ dɪpˈɑɹtjɚ
depravity	dɪpɹˈævɪɾi dəpɹˈævɪti
depreciation	dɪpɹˌiːʃiˈeɪʃən dɪpɹˌiʃɪˈeɪʃən
deputy	dˈɛpjuːɾi dˈɛpjəti dˈɛpəti
describe	dɪskɹˈaɪb dəskɹˈaɪb
described	dɪskɹˈaɪbd dəskɹˈaɪbd
describes	dɪskɹˈaɪbz dəskɹˈaɪbz
description	dɪskɹˈɪpʃən dəskɹˈɪpʃən
desecrated	dɛsɪkɹˈeɪɾɪd
desert	dˈɛzɚt dɪzˈɝt
deserter	dˈɪzɝːɾɚ
deserters	dˈɪzɝːɾɚz
deserve	dɪzˈɝːv dəzˈɝv
desirable	dɪzˈaɪʌɹəbʌl
desire	dɪzˈaɪɝ dɪzˈaɪʌ dizˈaɪɹ
desiring	dɪzˈaɪʌɹɪŋ
destroying	dɪstɹˈɔɪɪŋ dɪstɹˈɔɪjɪŋ
detail	diːtˈeɪl dɪtˈeɪl
detailed	diːtˈeɪld dɪtˈeɪld
details	diːtˈeɪlz dɪtˈeɪlz
deteriorating	dɪtˈɪʌɹiʌɹˌeɪtɪŋ
detour	diːtˈʊɹ ditˈɔɹ
detox	dˈiːtˌɑːks
devastation	dˌɛvɪstˈeɪʃən dˌɛvəstˈeɪʃən
device	dɪvˈaɪs dəvˈaɪs
devoted	dɪvˈoʊɾɪd dɪvˈoʊtəd
dew	djˈuː
dexterous	dˈɛkstɚɹəs dˈɛkstɹəs
di	dˈi
diaeresis	dˌaɪɛɹˈəsɪs dˌaɪɪəɹˈɪsɪs dˌaɪɛɹˈɪsɪs
diamond	dˈaɪʌmənd dˈaɪmənd
diaper	dˈaɪpɚ dˈaɪəpɚ dˈaɪəpə
diarrhea	dˌaɪəɹˈiə
diary	dˈaɪɚɹi dˈaɪəɹi dˈaɪɹi
dictate	dɪktˈeɪt
dictated	dɪktˈeɪɾɪd
dictates	dɪktˈeɪt.s
dictionary	dˈɪkʃənˌɛɹi dˈɪkʃənɹi dˈɪkʃənˌəɹi dˈɪkʃnˌəɹi
didgeridoo	dˈɪdʒɹɪdˌuː dˈɪdʒəɹidˌu
didn't	dˈɪdnt dˈɪdənt
dietary	dˈaɪʌtˌɚɹi dˈaɪətɹi dˈaɪətˌɛɹi
difference	dˈɪfɹəns dˈɪfəɹəns
differences	dˈɪfəɹənsɪz
different	dˈɪfɹənt dˈɪfəɹənt
differently	dˈɪfɹəntli dˈɪfəɹˈəntli
digest	daɪdʒˈɛst dˈaɪdʒɛst
digested	dˈaɪdʒˌɛstɪd
digging	dˈɪɡɪŋɡ
digitalis	dˌɪdʒɪtˈælɪs
dilettante	dɪlɪtˈɑnteɪ dɪlɪtˈɑnt dɪlətˈɑnti
diminution	dˌɪmɪnjˈuːʃən
dining	dˈaɪnɪŋɡ
dion	dˈiɑːn
diplomatically	dˌɪpləmˈæɾɪkli dˌɪpləmˈætɪkəli
direct	daɪɹˈɛkt dəɹˈɛkt
direction	daɪɹˈɛkʃən
directions	daɪɹˈɛkʃənz
director	dɪɹˈɛktɚ daɪəɹˈɛktɚ
disability	dˌɪsəbˈɪlɪti
disaster	dɪzˈæstɚ dɪzˈɑstɚ
discerning	dɪsˈɝːnɪŋ dɪsˈɝniŋ
disconcerted	dɪskənsˈɝːɾɪd dɪskənsˈɝtəd
disconnected	dˌɪskənˈɛktɪd dˌɪskənˈɛktəd
discontented	dˌɪskəntˈɛntɛd
discount	dˈɪskaʊnt dɪskˈaʊnt
discounted	dˈɪskˌaʊntɪd
discounts	dɪskˈaʊnt.s
discriminating	dɪskɹˈɪmɪnˌeɪtɪŋɡ
discuss	dɪskˈʌs dɪskˈʊs
discussed	dɪskˈʌst dɪskˈʊst
disease	dɪzˈiːz dəzˈiz
disguised	dɪsɡˈaɪzd dɪskˈaɪzd dɪzɡˈaɪzd
disgusted	dɪsɡˈʌstəd dɪskˈʌstəd dɪzɡˈʌstəd
disgusting	dɪsɡˈʌstɪŋ dɪskˈʌstɪŋ dɪzɡˈʌstɪŋ
dishonored	dɪsˈɑnəd
dislocated	dˈɪsloʊkeɪɾɪd
disobedient	dˌɪsəbˈidɪənt
disorderly	dɪsˈɔdəli
disorganized	dɪsˈɔːɡənˌaɪzd
dispenser	dɪspˈɛnsə
disreputable	dɪsɹˈɛpjuːɾəbʌl dɪsɹˈɛpjʊtəbəl
dissatisfaction	dˌɪssætɪsfˈækʃən
dissatisfied	dɪssˈætɪsfˌaɪd
dissected	daɪsˈɛktɪd
dissolved	dɪzˈɑlvd
distortion	dɪstˈɔːʃən
distribute	dɪstɹˈɪbjuːt
distributed	dɪstɹˈɪbjuːɾɪd
distribution	dˌɪstɹɪbjˈuːʃən dˌɪstɹəbjˈuʃən
diversion	daɪvˈɝːʒən daɪvˈɝːʃən dɪvˈɝʒən
doctoral	dˈɑktəɹʌl dˈɑktɹəl dˈɑktɔɹəl
document	dˈɑːkjuːmənt dˈɑkjʊmənt dˈɑkjʊmɛnt
documentary	dˌɑːkjuːmˈɛntɚɹi dˌɑkjəmˈɛntəɹi dˌɑkjʊmˈɛntəɹi dˌɑkjəmˈɛntɹi
documentation	dˌɑːkjuːməntˈeɪʃən dˌɑkjəməntˈeɪʃən dˌɑkjʊməntˈeɪʃən
documents	dˈɑːkjuːmənt.s dˈɑkjəmənt.s dˈɑkjʊmənt.s dˈɑkjəmɛnt.s
doesn't	dˈʌzənt dˈʌdənt dˈʌnt
dog	dˈɑːɡ dˈɔɡ
dogs	dˈɑːɡz dˈɔɡz
doing	dˈuːɪŋ dˈɔɪŋ
doll	dˈɑːl dˈɔl
dollar	dˈɑːlɚ dˈɑlə dˈɔlə
domination	dˌɑːmɪnˈeɪʃən dˌɑmənˈeɪʃən
don't	dˈoʊnt dˈʌnt
donate	dˈoʊnˌeɪt
donated	dˈoʊnˌeɪɾɪd
donates	dˈoʊnˌeɪt.s
donating	dˈoʊnˌeɪɾɪŋ
done	dˈʌn dˈoʊn
door	dˈɔɹ dˈɔː dˈoʊ
dopamine	dˈoʊpəmˌin
dos	dˈoʊz dˈuz
dove	dˈʌv dˈoʊv
drainage	dɹˈeɪnɪdʒ dɹˈeɪnədʒ
draughty	dɹˈɑfti
drawer	dɹˈɔɹ dɹˈɔɹɚ
drawings	dɹˈɔːɹɪŋz
dreadful	dɹˈɛdfʌl dɹˈɛdfʊl
dress	dɹˈɛs dɹˈeɪs
dresser	dɹˈɛsə
drew	dɹˈuː dɹˈuʊ
drizzle	dɹˈɪzʌl dɹˈɪzl
drove	dɹˈoʊv dʒɹˈoʊv
drowsy	dɹˈaʊzi
drunk	dɹˈʌŋk dʒɹˈʌŋk
dual	djˈuːʌl
dubai	duːbˈaɪ
duchess	dˈʌtʃəs dˈʌtʃɪs
due	dˈuː djˈuː dʒˈu
duel	djˈuːəl
duke	djˈuːk
dunno	dʌnˈoʊ
duplicate	dˈuplɪkət dˈuplɪkeɪt
duration	dˈʊɹˈeɪʃən djˈʊɹˈeɪʃən dʒˈʊɹˈeɪʃən djˈəɹˈeɪʃən
during	djˈɔːɹɪŋ djˈʊəɹɪŋ dʒˈʊəɹɪŋ djˈɝɹɪŋ
duty	dˈuːɾi djˈuti dʒˈuti
eager	ˈiːɡɚ ˈiːɡə ˈɪɡɚ ˈɪɡə
earlier	ˈɝːliɚ ˈɝlɪə
earthly	ˈəθli
easily	ˈizəli ˈizɪli
ecclesiastical	ɪklˌiːziˈæstɪkʌl əklˌiziˈæstɪkəl
ecological	ɛkəlˈɑːdʒɪkʌl ikəlˈɑdʒɪkəl
ecology	ɛkˈɑːlədʒi ikˈɑlədʒi ɪkˈɑlədʒi
economic	ˌiːkənˈɑːmɪk ˌɛkənˈɑmɪk
economy	ɪkˈɑːnəmi ikˈɑnəmi əkˈɑnəmi
editor	ˈɛdɪtə
educate	ˈɛdʒuːkˌeɪt ˈɛdʒəkˌeɪt ˈɛdʒʊkˌeɪt
educated	ˈɛdʒuːkˌeɪɾɪd ˈɛdʒəkˌeɪtɪd ˈɛdʒəkˌeɪdɪd ˈɛdjukˌeɪtɪd
education	ˌɛdʒuːkˈeɪʃən ˌɛdʒəkˈeɪʃən ˌɛdʒʊkˈeɪʃən
educational	ˌɛdʒuːkˈeɪʃənʌl ˌɛdʒəkˈeɪʃənəl ˌɛdʒʊkˈeɪʃənəl
effusive	ˈɪfjuːsɪv
eggplant	ˈɛɡplˌænt
egotistical	ˌiɡoʊtˈɪstɪkəl
eighteen	eɪtˈiːn
eighteenth	eɪtˈiːnθ
el	ˈɛl
elaborate	ɪlˈæbɹət ɪlˈæbəɹət ɪlˈæbəɹeɪt
elastic	ɪlˈæstɪk ilˈæstɪk əlˈæstɪk
electric	ɪlˈɛktɹɪk ilˈɛktɹɪk əlˈɛktɹɪk
electricity	ɪlˌɛktɹˈɪsɪɾi ilˌɛktɹˈɪsɪti əlˌɛktɹˈɪsɪti ɪlˌɛktʃɹˈɪsɪti
electronic	ˌɪlˌɛktɹˈɑːnɪk ˌilˌɛktɹˈɑnɪk ˌəlˌɛktɹˈɑnɪk ˌɛlˌɛktɹˈɑnɪk
elegant	ˈɛlɪɡənt ˈɛləɡənt
elephant	ˈɛlɪfənt ˈɛləfənt
elephants	ˈɛlɪfənt.s ˈɛləfənt.s
elevated	ˈɛləvˌeɪdɪd ˈɛləvˌeɪdəd
elevator	ˈɛlɪvˌeɪɾɚ ˈɛləvˌeɪtɚ ˈɛləvˌeɪtə
eleven	ɪlˈɛvən ilˈɛvən əlˈɛvən
else	ˈɛls ˈɛlt.s
elusive	ɪlˈuːsɪv ɪljˈusɪv iljˈusɪv
emaciated	iːmˈeɪsiˌeɪɾɪd ɪmˈeɪsiˌeɪtɪd əmˈeɪʃiˌeɪtɪd
email	iːmˈeɪl ɛmˈeɪl
emailed	iːmˈeɪld
emailing	iːmˈeɪlɪŋ
emails	iːmˈeɪlz
embargo	ɪmbˈɑːɡoʊ
embarrass	ɪmbˈæɹəs
embarrassed	ɪmbˈæɹəst ɪmbˈɛɹəst
embarrassing	ɪmbˈæɹəsɪŋ ɪmbˈɛɹəsɪŋ
embarrassment	ɪmbˈæɹəsmənt
embroidered	ɪmbɹˈɔɪdəd
emerged	ɪmˈɝːdʒd imˈɝdʒd
emergency	ɪmˈɝːdʒənsi imˈɝdʒənsi əmˈɝdʒənsi
emo	ˈɪmˌoʊ ˈimˌoʊ
emoticon	ɪmˈoʊtɪkˌɑn ɪmˈoʊtəkˌɑn
emphysema	ˌɛmfɪsˈimə ˌɛmfɪzˈimə
empire	ˈɛmpaɪɝ ˈɛmpaɪə
empty	ˈɛmpti ˈɛmti
enable	ɪnˈeɪbʌl
encampment	ɪŋkˈæmpmənt
enchanting	ɪntʃˈɑːntɪŋ
enclosed	ənklˈoʊzd
encounter	ɪŋkˈaʊntə
encountered	ɪŋkˈaʊntəd
encourage	ɪŋkˈʌɹɪdʒ
encouraging	ɪŋkˈʌɹɪdʒɪŋ
encyclopaedia	ɪnsˌaɪkləpˈiːdiʌ
encyclopedia	ɪnsˌaɪkləpˈidiə ɪnsˌaɪkləpˈidɪə
endeavored	ɪndˈɛvəd
endgame	ˈɛndɡeɪm
endowed	ɛndˈaʊd ɪndˈaʊd
endurance	ˈɛndʊɹəns ˈɪndʊɹəns ɪndjˈʊəɹəns
endure	ɛndˈʊɹ ɪndjˈʊɹ ɪndjˈʊəɹ ɪndʒˈʊəɹ
endured	ɛndˈʊɹd ɪndˈʊɹd
enduring	ɪndjˈʊɚɪŋ ɪndjˈʊəɹɪŋ ɪndˈɝɪŋ
energy	ˈɛnɚdʒi ˈɛnədʒi
enforce	ɪnfˈɔːs
enforced	ɪnfˈɔːst
enforcement	ɪnfˈɔːsmənt
engagement	ɪŋɡˈeɪdʒmənt
engaging	ɪŋɡˈeɪdʒɪŋ
engineer	ˈɛndʒɪnˈɪɹ
engineering	ˈɛndʒɪnˈɪɹɪŋ
engineers	ˈɛndʒɪnˈɪɹz
engraved	ɪŋɡɹˈeɪvd
enjoy	ˌɛndʒˈɔɪ ˌɪndʒˈɔɪ ˌəndʒˈɔɪ
enjoyable	ˌɛndʒˈɔɪəbʌl ˌɛndʒˈɔɪjəbəl ˌəndʒˈɔɪjəbəl ˌɪndʒˈɔɪjəbəl
enjoyed	ˌɛndʒˈɔɪd ˌɪndʒˈɔɪd ˌəndʒˈɔɪd
enjoying	ˌɛndʒˈɔɪɪŋ ˌɪndʒˈɔɪɪŋ ˌəndʒˈɔɪɪŋ
enjoys	ˌɛndʒˈɔɪz ˌɪndʒˈɔɪz ˌəndʒˈɔɪz
enlarge	ˌɪnlˈɑːdʒ
enlarged	ˌɪnlˈɑːdʒd
enlargement	ɪnlˈɑːdʒmənt
enraged	ɛnɹˈeɪdʒd ɪnɹˈeɪdʒd
enrollment	ɛnɹˈoʊlmənt ənɹˈoʊlmənt ɪnɹˈoʊlmənt
ensure	ɪnʃˈɔː
ensuring	ɪnʃˈɔːɹɪŋ
enthusiasm	ɪnθjˈuːziˌæzəm
enthusiast	ɛnθˈuːziˌæst ɪnθˈuziˌæst ɪnθˈuziˌɪst
enthusiastic	ɛnθˌuːziˈæstɪk ɪnθˌuziˈæstɪk
entire	ɛntˈaɪɝ əntˈaɪɚ ɪntˈaɪɚ əntˈaɪə
entirely	ɪntˈaɪɹli ɪntˈaɪəli
entirety	ɛntˈaɪɹɪɾi ɪntˈaɪəɹɪti
entitled	ɛntˈaɪɾʌld ɪntˈaɪtəld
entourage	ˌɑːntʊɹˈɑːʒ
entrance	ˈɛntɹəns ɛntɹˈæns
entrepreneur	ˌɑntɹəpɹənˈɝ ˌɑntɹəpɹənˈʊɹ
entrepreneurs	ˌɑntɹəpɹənˈɝz ˌɑntɹəpɹənˈʊɹz
entrusted	ɪntɹˈʌstɪd
entrée	ɑntɹˈeɪ
envelope	ˈɑːnvəlˌoʊp ˈɛnvəlˌoʊp ˈɑnvlˌoʊp ˈɛnvɛlˌəp
enveloped	ɪnvˈɛləpt
environmental	ɛnvˌaɪɹənmˈɛntʌl ɪnvˌaɪɹənmˈɛntəl ənvˌaɪɚnmˈɛntəl
episode	ˈɛpɪsˌoʊd ˈɛpəsˌoʊd
equality	ɪkwˈɑlɪti
equilibrium	ˌikwɪlˈɪbɹɪəm ˌɛkwɪlˈɪbɹɪəm
erectile	ɪɹˈɛktaɪl əɹˈɛktaɪl
escape	ɛskˈeɪp ɪskˈeɪp
escaped	ɛskˈeɪpt əskˈeɪpt ɪskˈeɪpt
escort	ɛskˈɔɹt
especially	ɪspˈɛʃʌli əspˈɛʃəli ɛspˈɛʃəli
esprit	ɛspɹˈi
essay	ɛsˈeɪ
essays	ɛsˈeɪz
essential	ɪsˈɛnʃʌl əsˈɛntʃəl
esteem	ɛstˈiːm əstˈim ɪstˈim
estimate	ˈɛstəmeɪt ˈɛstəmət
estimated	ˈɛstɪmˌeɪɾɪd ˈɛstəmˌeɪtɪd
etiquette	ˈɛtɪkɛt
eucalyptus	jˌuːkəlˈɪptəs
euro	jˈʊɹoʊ jˈɝoʊ
evaluate	ɪvˈæljuːˌeɪt ɪvˈæljʊˌeɪt ɪvˈæljəwˌeɪt
evangelist	ɪvˈændʒɪlɪst ɪvˈændʒəlɪst
evening	ˈiːvnɪŋ ˈivənɪŋ
event	ɪvˈɛnt ivˈɛnt
eventually	ɪvˈɛntʃuːʌli ɪvˈɛntʃuli ɪvˈɛntʃəli ɪvˈɛntʃʊli
every	ˈɛvɹi ˈɛvəɹi
everybody	ˈɛvɹɪbˌɑːdi ˈɛvɹibˌɑdi
everyday	ˈɛvɹɪdˈeɪ ˈɛvɹidˈeɪ
everyone	ˈɛvɹɪwˌʌn ˈɛvɹiwˌʌn
everything	ˈɛvɹɪθˌɪŋ ˈɛvɹiθˌɪŋ
everywhere	ˈɛvɹihwˌɛɹ
evidence	ˈɛvɪdəns ˈɛvədəns
evil	ˈiːvʌl ˈivɪl
exacerbate	ɪɡzˈæsəbˌeɪt
exact	ɪɡzˈækt
exactly	ɛɡzˈæktli ɪɡzˈæktli
exaggerated	ɪɡzˈædʒəɹˌeɪtɪd
exaggeration	ɪɡzˌædʒəɹˈeɪʃən
exam	ɛɡzˈæm ɪɡzˈæm ɛksˈæm
examination	ɪɡzˌæmɪnˈeɪʃən ɪɡzˌæmənˈeɪʃən
examine	ɪɡzˈæmɪn
examined	ɪɡzˈæmɪnd
examining	ɪɡzˈæmɪnɪŋ
example	ɪɡzˈɑːmpʌl əɡzˈæmpəl ɪɡzˈæmpəl
examples	ɪɡzˈɑːmpʌlz
exasperated	ɛɡzˈæspɚɹˌeɪɾɪd ɪɡzˈæspəɹˌeɪtɪd
excavation	ˌɛkskəvˈeɪʃən ˌɛkskəvˈeɪʃn
exceed	ɪksˈiːd
exceedingly	ɪksˈidɪŋli
excellent	ˈɛksələnt ˈɛksɪlənt
excepting	ˌɪksˈɛptɪŋ
exception	ɪksˈɛpʃən
exceptional	ɪksˈɛpʃənʌl
exceptions	ɪksˈɛpʃənz
excess	ˈɛksˌɛs
excessive	ɪksˈɛsɪv
excessively	ɛksˈɛsɪvli ɪksˈɛsɪvli
excited	ɪksˈaɪtɪd
excitement	ɪksˈaɪtmənt
exciting	ɛksʌˈɪtɪŋ ɪksʌˈɪtɪŋ
exclude	ɪksklˈuːd
excluded	ɪksklˈuːdɪd
exclusion	ɪksklˈuːʒən
exclusive	ɪksklˈuːsɪv
exclusively	ɛksklˈuːsɪvli ɪksklˈusɪvli
excuse	ɪkskjˈuz ɪkskjˈus
excused	ɛkskjˈuzd ɪkskjˈuzd
executive	ɛɡzˈɛkjʊtɪv ɪɡzˈɛkjətɪv ɪɡzˈɛkjʊtɪv
exemplary	ɛɡzˈɛmplɚɹi ɪɡzˈɛmpləɹi
exert	ɪɡzˈɝːt
exes	ˈɛksɪz ˈɛksəz
exhausted	ɛɡzˈɔːstɪd ɪɡzˈɔstɪd
exhaustion	ɛɡzˈɔːstʃən ɪɡzˈɔstʃən
exhaustive	ɛɡzˈɔːstɪv ɪɡzˈɔstɪv ɪɡzˈɑstɪv
exhibit	ɪɡzˈɪbɪt
existed	ɪɡzˈɪstɪd
existentialism	ɛɡzɪstˈɛnʃəlˌɪzəm
exists	ɪɡzˈɪst.s
exit	ˈɛɡzɪt ˈɛɡzət ˈɛksɪt ˈɛksət
exorbitant	ɪɡzˈɔːbɪtənt
exotic	ɪɡzˈɑtɪk
expansion	ɪkspˈænʃən
expectation	ˌɛkspɪktˈeɪʃən ˌɛkspɛktˈeɪʃən
expectations	ˌɛkspɪktˈeɪʃənz ˌɛkspɛktˈeɪʃənz
expected	ɪkspˈɛktɪd
expendable	ɪkspˈɛndəbʌl
expense	ɪkspˈɛns
expenses	ɪkspˈɛnsɪz
experience	ɪkspˈɪʌɹiəns ɪkspˈɪəɹɪəns
experienced	ɪkspˈɪʌɹiənst ɪkspˈɪəɹɪənst
experiences	ɪkspˈɪʌɹiənsɪz
experiment	ɛkspˈɛɹɪmənt ɪkspˈɛɹɪmənt ɪkspˈɛɹəmənt ɪkspˈɪɹəmənt
experimental	ɪkspˌɛɹəmˈɛntəl
explained	ɪksplˈeɪnd
explicit	ɪksplˈɪsɪt
explode	ɪksplˈoʊd
exploited	ˈɛksplˌɔɪɾɪd
exploration	ˌɛkspləɹˈeɪʃən
explore	ɪksplˈɔː
exponential	ˌɛkspənˈɛntʃəl ˌɛkspoʊnˈɛntʃəl
export	ˈɛkspɔɹt ɛkspˈɔɹt ɪkspˈɔɹt
exporting	ɪkspˈɔːtɪŋ
exposes	ɪkspˈoʊzɪz
exposure	ɛkspˈoʊʒɚ ɪkspˈoʊʒɚ
expressions	ɪkspɹˈɛʃənz
expressway	eɪkspɹˈɛswˌeɪ
exquisite	ˈɛkskwɪzɪt ˈɪkskwɪzɪt
extent	ɪkstˈɛnt
exterminator	ɪkstˈɝːmɪnˌeɪtə
extinct	ɪkstˈɪŋkt
extinction	ɪkstˈɪŋkʃən
extinguish	ɪkstˈɪŋɡwɪʃ
extortion	ɪkstˈɔːʃən
extraction	ɛkstɹˈækʃən ɪkstɹˈækʃən
extraordinary	ɛkstɹˈɔɹdɪnˌɛɹi ɛkstɹˈəɔɹdˌɪnɹi ɪkstɹˈɔɹdɪnɹi ˌɛkstɹəˈɔɹdɪnˌəɹi
extravagance	ɛkstɹˈævəɡəns ɪkstɹˈævəɡəns
extravagant	ɛkstɹˈævəɡənt ɪkstɹˈævəɡənt
extremely	ɪkstɹˈimli
exuberant	ɛɡzjˈuːbɚɹənt ɪɡzˈubəɹənt
faced	fˈeɪst
factory	fˈæktɚɹi fˈæktɹi
facts	fˈækt.s fˈæks
failure	fˈeɪljɚ fˈeɪljə
failures	fˈeɪljɚz fˈeɪljəz
faintest	fˈeɪntɪst fˈeɪntəst
fair	fˈɛɹ fˈɛʌ fˈɛ
fairest	fˈɛɹəst fˈɛɹɪst fˈɛəɹɪst
familiar	fəmˈɪlɪɹ fəmˈɪliʌ fəmˈɪljɚ fɚmˈɪljɚ
family	fˈæmɪli fˈæməli
farmhouse	fˈɑmhæus
favorable	fˈeɪvɚəbl
favorite	fˈeɪvɚɹɪt fˈeɪvɹɪt
feasible	fˈiːzɪbʌl fˈizəbəl
feasibly	fˈizɪbəli
feels	fˈiːlz fˈijəlz
feminist	fˈɛmɪnɪst fˈɛmənɪst
ferrel	fɛɹˈʌl
festival	fˈɛstɪvʌl fˈɛstəvəl
few	fjˈuː fɪˈu
fi	fˈaɪ
fiery	fˈaɪɝɹi fˈaɪəɹi fˈaɪɹi
fifteen	fɪftˈiːn
fifteenth	fɪftˈiːnθ
fifth	fˈɪfθ fˈɪft fˈɪθ
figurative	fˈɪɡəɹətɪv
figure	fˈɪɡjɚ fˈɪɡə fˈɪɡɚ
figured	fˈɪɡəd
filename	fˈaɪlnˌeɪm fˈaɪəlneɪm
filenames	fˈaɪlneɪms fˈaɪəlneɪms
fillet	fɪlˈɪt
finally	fˈaɪnʌli fˈaɪnli
finance	faɪnˈæns
financial	faɪnˈænʃʌl fɪnˈænʃəl
fine	fˈaɪn fˈineɪ
firing	fˈaɪʌɹɪŋ
first-class	fˌɝːstklˈæs
fishermen	fˈɪʃɚmɛn fˈɪʃɚmən fˈɪʃəmən
flabbergasted	flˈæbɚɡˌæstɪd flˈæbɚɡˌæstəd flˈæbəɡˌæstəd
flamboyant	flæmbˈɔɪənt
flew	flˈuː flˈuʊ
flower	flˈaʊɚ flˈaʊə flˈoʊɚ flˈoʊə
flowery	flˈaʊɚɹi flˈaʊəɹi
flummoxed	flʌmˈɑːkst
fluoxetine	flˈuɑksˌətin
fog	fˈɑːɡ fˈɔɡ
folk	fˈoʊk fˈoʊlk
font	fˈɑnt
fool	fˈuːl fʊˈul
forbidden	fˈɚbɪdən
forcibly	fˈɔsəbli
forearm	fɔːɹˈɑɹm
forecasts	fɔɹkˈæst.s
forehead	fˈɔɹhɛd fˈɔɹɛd fˈɔɹɪd fˈɑɹɛd
foreign	fˈɔːɹən fˈɑɹən fˈɔɹɪn fˈɑɹɪn
foreigner	fˈɔːɹənɚ fˈɔɹɪnɚ fˈɑɹɪnɚ
foreigners	fˈɔːɹənɚz fˈɔɹɪnɚz
forest	fˈɑɹɪst fˈɔɹst fˈɔɹəst
forex	fˈɔɹks fˈɔɹɛks
forged	fˈɔːdʒd
forgery	fˈɔːdʒəɹɪ
forget	fɚɡˈɛt fəɡˈɛt fɔɡˈɛt fɔɹɡˈɛt
forgive	fɚɡˈɪv fɔɹɡˈɪv
forgo	fɔɹɡˈoʊ
forlorn	fɔɹlˈɔɹn
formidable	fˈɔɹmɪdəbʌl
formula	fˈɔːmjʊlə
fortunate	fˈɔɹtʃənət fˈɔːtʃənət fˈɔɹtʃnət fˈɔɹtʃənɪt
fortunately	fˈɔɹtʃənətli fˈɔɹtʃnətli fˈɔɹtʃənɪtli fˈɔɹtʃnɪtli
fortune	fˈɔːtʃuːn fˈɔɹtʃun
forty	fˈɔɹɾi fˈɔti
forward	fˈɔɹwɚd fˈɔːwəd fˈɔɹəɹd fˈoʊwəɹd
foster	fˈɑstə
fountain	fˈaʊntɪn fˈaʊntən
francine	fɹænsˈiːn
frankness	fɹˈæŋknəs fɹˈæŋknɛs
fraternizing	fɹˈətɝːnˌaɪzɪŋ
freezer	fɹˈiːzə
friction	fɹˈɪkʃən fɹˈɪkʃəən
friendly	fɹˈɛndli fɹˈɛnli
frightened	fɹˈaɪtʌnd fɹˈaɪənd
frog	fɹˈɑːɡ fɹˈɔɡ
frustrated	fɹˈʌstɹˌeɪɾɪd
frustrating	fɹˈʌstɹˌeɪɾɪŋ
fullest	fˈʊlɪst fˈʊləst
functional	fˈʌŋktʃənəl fˈʌŋktʃnəl
funeral	fjˈuːnəɹʌl fjˈunɹəl
furious	fjˈʊɹiʌs fjˈʊəɹɪəs fjˈɝiəs
gaga	ɡˈɑɡˌɑ
galoshes	ɡəlˈɑʃɪz
gangster	ɡˈæŋstə
gaol	dʒˈeɪl dʒˈeɪəl
garage	ɡæɹˈɪdʒ ɡəɹˈɑdʒ ɡæɹˈɑdʒ
generally	dʒˈɛnɚɹʌli dʒˈɛnɚli dʒˈɛnɹəli
generic	dʒənˈɛɹɪk dʒɪnˈɛɹɪk
generosity	dʒˌɛnəɹˈɑsɪti dʒˌɛnəɹˈɑsəti
genetics	dʒɪnˈɛɾɪks dʒənˈɛtɪks dʒɛnˈɛtɪks
genius	dʒˈiːniəs dʒˈinjəs dʒˈinɪəs
genre	ʒˈɑnɹə
geo	ɡjˈoʊ
geographic	dʒˌɪəɡɹˈæfɪk dʒˌiəɡɹˈæfɪk
geographical	dʒˌɪəɡɹˈæfɪkʌl dʒˌiəɡɹˈæfɪkəl
geological	dʒˌɪəlˈɑːdʒɪkʌl dʒˌiəlˈɑdʒɪkəl
ger	ɡɛˈɚ
germane	dʒɝːmˈeɪn
get-togethers	ɡˈɛttəɡˈɛðɚz
gets	ɡˈɛt.s ɡˈɪt.s
gingivitis	dʒˌɪndʒɪvˈaɪtəs
giraffe	dʒɪɹˈɑːf
giraffes	dʒɪɹˈɑːfs
girl	ɡˈɝːl ɡɛˈəl ɡɪˈəl
glancing	ɡlˈɑːnsɪŋ
gnocchi	njˈɑki njˈɔki nˈɑki
goal	ɡˈoʊl ɡˈɑl
goals	ɡˈoʊlz ɡɔˈʊlz
goatee	ɡˈoʊtˈiː
gobbledygook	ɡˌɑːbʌldɪɡˈʊk
god	ɡˈɑːd ɡˈɔd
godmother	ɡˈɑdmˌʌðə
going	ɡˈoʊɪŋ ɡˈɔɪŋ
golf	ɡˈɑːlf ɡˈɔlf ɡˈɑf
gonna	ɡˈənə
gonorrhea	ɡˌɑnəɹˈiə
good-bye	ɡʊdbˈaɪ
goodbye	ɡˌʊdbˈaɪ ɡˌədbˈaɪ ɡˌəbˈaɪ
goodbyes	ɡˌʊdbˈaɪz
goodnight	ɡˈʊdnˌaɪt
graceful	ɡɹˈeɪsfʌl ɡɹˈeɪsfʊl
graduate	ɡɹˈædʒueɪt ɡɹˈædʒuət
grandiose	ɡɹˌændiˈoʊs
grandma	ɡɹˈænmɑ ɡɹˈænmə ɡɹˈɑnmɑ
grandmother	ɡɹˈændmˌʌðɚ ɡɹˈænmˌʌðə
grandpa	ɡɹˈæmpˌɑ ɡɹˈæmpˌə
granola	ɡɹənˈoʊlə
grappling	ɡɹˈæplɪŋ ɡɹˈæpəlɪŋ
gratitude	ɡɹˈætɪtjˌuːd
great-grandfather	ɡɹˌeɪtɡɹˈændfˌɑːðɚ
great-grandmother	ɡɹˌeɪtɡɹˈændmˌʌðɚ
gregarious	ɡɹɪɡˈɛɚiəs ɡɹɪɡˈɛəɹɪəs
grew	ɡɹˈuː ɡɹˈuʊ
grisly	ɡɹˈɪzli
groceries	ɡɹˈoʊsɚɹiz ɡɹˈoʊsəɹɪz ɡɹˈoʊʃəɹiz
grocery	ɡɹˈoʊsɚɹi ɡɹˈoʊʃəɹi
guarantee	ɡˌæɹəntˈiː ɡˌɛɹəntˈi
gullibility	ɡˌʌləbˈɪlɪɾi ɡˌʌləbˈɪləti ɡˌʌlɪbˈɪlɪti
gunfire	ɡˈʌnfʌɪə
guru	ɡˈuɹˌu ɡˈʊɹˌu
gymnasium	dʒɪmnˈeɪziəm
hallucinate	həlˈuːsɪneɪt həljˈusɪneɪt
hamster	hˈæmpstɚ
handed	hˈændɪd hˈændəd
handicap	hˈændɪkˌæp hˈændikˌæp
handkerchief	hˈæŋkɚtʃɪf hˈæŋkətʃif hˈeɪŋkɚtʃɪf
handle	hˈændʌl hɛˈəndəl
handsome	hˈændsʌm hˈænsəm hˈænt.səm
handyman	hˈændimˌæn
hangover	hˈæŋˌoʊvɚ hˈæŋˌoʊvə
happening	hˈæpənɪŋ hˈæpnɪŋ hˈæpɪnɪŋ
happier	hˈæpiɚ hˈæpiə hˈæpɪə
happiness	hˈæpɪnəs hˈæpinəs hˈæpinɪs
hard-working	hˌɑɹdwˈɝːkɪŋ
hardly	hˈɑɹdli hˈɑdli
harry	hˈæɹi hˈɛɹi
harshly	hˈɑʃli
hastily	hˈeɪstili hˈeɪstɪli
hath	hˈæθ
hazardous	hˈæzɚdəs hˈæzɚdɪs
he'd	hˈiːd
he'll	hˈiːl hˈɪl
he's	hˈiːz ˈiz
headmaster	hˈɛdmˈæstɚ
headquarters	hˈɛdkwˌɔɹɾɚz
heartache	hˈɑːtˌeɪk
heartily	hˈɑɹɾili hˈɑɹtɪli hˈɑtɪli
heartless	hˈɑɹtləs hˈɑɹtlɪs hˈɑtlɪs
heavily	hˈɛvili hˈɛvɪli
heavy	hˈɛvi hˈivi
helena	hˈɛliːnə
helicopter	hˈɛlɪkˌɑːptɚ hˈilɪkˌɑptɝɹ hˈɛlikˌɑptɚ
hello	həlˈoʊ hɛlˈoʊ
helmet	hˈɛlmɪt hˈɛlmət
help	hˈɛlp hˈɛp
helpful	hˈɛlpfʌl hˈɛlpfʊl
helpless	hˈɛlpləs hˈɛlplɪs
here	hˈɪɹ hˈɪʌ hˈɪ
hereby	hɪɹbˈaɪ
hereditary	həɹˈɛdɪtˌɛɹi
heredity	hɚɹˈɛdɪɾi həɹˈɛdəti hɪɹˈɛdɪti
heretic	hˈɛɹətɪk hˈɛɹɪtɪk
hers	hˈɝːz ˈɚz ˈəz
herself	hɝːsˈɛlf ɚsˈɛlf əsˈɛlf
hesitate	hˈɛzɪtˌeɪt hˈɛzətˌeɪt
hexagon	hˈɛksəɡˌən hˈɛksəɡˌɑn
hierarchically	haɪɝɹˈɑɹkɪkli haɪəɹˈɑɹkɪkli haɪəɹˈɑɹkɪkæli
high-end	hˌaɪˈɛnd
high-level	hˌaɪlˈɛvʌl
high-profile	hˌaɪpɹˈoʊfaɪl
high-quality	hˌaɪkwˈɔlɪɾi
high-tech	hˌaɪtˈɛk
hijackers	hˈaɪdʒˌækəɹs
himself	hɪmsˈɛlf ɪmsˈɛlf
hippies	hˈɪpɪz hˈɪpiz
hippopotamus	hˌɪpəpˈɑtəməs
hippopotamuses	hˌɪpəpˈɑːɾəməsɪz
hiring	hˈaɪʌɹɪŋ
history	hˈɪstɚɹi hˈɪstɹɪ
hmm	hˈəm
hoarding	hˈɔːdɪŋ
hole	hˈoʊl hˈɑl
holiday	hˈɑːlɪdˌeɪ hˈɑlədˌeɪ
homophobe	hˈoʊməfˌoʊb
homosexuality	hˌoʊmoʊsˌɛkʃuːˈælɪɾˌi
honest	ˈɑːnɪst ˈɑnəst ˈɔnɪst
honesty	ˈɑːnɪsti ˈɑnəsti ˈɑnəstɪ ˈɔnɪstɪ
honeymoon	hˈʌnɪmˌuːn hˈʌnimˌun
hopeless	hˈoʊpləs hˈoʊplɪs
hopelessly	hˈoʊpləsli hˈoʊplɪsli
horizontal	hˌɑɹɪzˈɑntʌl
hormonal	hˈɔɹmˌoʊnʌl
horrendous	hˌəɹˈɛndəs
horribly	hˈɔːɹɪbli hˈɔɹəbli hˈɑɹɪbli hˈɑɹəbli
horseradish	hˈɔɹsɹˌædɪʃ hˈɔsɹˌædɪʃ
horses	hˈɔɹsɪz hˈɔɹsəz
hospitable	hˈɑːspˈɪɾəbʌl
hospital	hˈɑːspˌɪɾʌl ˈɑspˌɪtəl
hostess	hˈoʊstɛs hˈoʊstɪs hˈoʊstəs
hotshot	hˈɑtʃˌɑt
hough	hˈɑk
hourglass	ˈaʊəɡlˌɑːs
house	hˈaʊs hˈaʊz
how	hˈaʊ hʌˈʊ
humanitarian	hjˌumˌænətˈɛɹiən hjˌumˌænɪtˈɛɹɪən hjˌʊmˌænɪtˈɛɹɪən
humor	hjˈuːmɚ jˈumɚ
hundred	hˈʌndɹəd
hundreds	hˈʌndɹɪd.z hˈʌndɹəd.z
hungover	hʌŋˈoʊvɚ
hurricane	hˈʌɹɪkˌeɪn hˈʌɹɪkˌən
husband	hˈʌzbənd
husbands	hˈʌzbənd.z
hyderabad	haɪdˈɚɹəbˌɑːd
hydrotherapy	hˌaɪdɹoʊθˈɛɹəpi
hypertrophy	hˈaɪpɝtɹˌəfi
hypothesis	haɪpˈɑːθəsɪs haɪpˈɑθɪsɪs həpˈɑθɪsɪs hɪpˈɑθɪsɪs
i'd	ˈaɪd
i'll	ˈaɪl
i'm	ˈaɪm
i've	ˈaɪv
icebox	ʌˈɪsbɑks
icky	ˈɪki
id	ˈɪd
idea	aɪdˈɪʌ aɪdˈiə ˈaɪdi ædˈɪɹ
ideal	aɪdˈɪʌl aɪdˈiəl aɪdˈil
idealistic	aɪdˌɪʌlˈɪstɪk
ideas	aɪdˈɪʌz aɪdˈiəz
identically	aɪdˈɛntɪkli aɪdˈɛntɪkəli
identification	aɪdˌɛntɪfɪkˈeɪʃən
idiosyncrasies	ˌɪdiəsˈɪŋkɹəsˌis ˌɪdioʊsˈɪŋkɹəsˌis ˌɪdɪoʊsˈɪŋkɹəsˌis
idly	ˈaɪdli ˈaɪdəlɪ
if	ˈɪf
illuminating	ˌɪlˈuːmɪnˌeɪɾɪŋ ˌɪljˈumɪnˌeɪtɪŋ ˌɪllˈumənˌeɪtɪŋ
illusion	ˌɪlˈuːʒən ˌɪljˈuʒən
imagination	ˌɪmˌædʒɪnˈeɪʃən ˌɪmˌædʒənˈeɪʃən
imam	ˈɪmɑm ˈimɑm
imitating	ˈɪmətˌeɪtɪŋ
immediately	ˌɪmˈiːdˌiətli ˌəmˈidˌiətli
immortality	ˌɪmɔɹtˈælɪɾi ˌɪmɔɹtˈæləti ˌɪmɔtˈæləti
immunity	ˌɪmjˈuːnɪɾi ˌɪmjˈunəti
impact	ˌɪmpˈækt
implement	ˈɪmplɪmənt ˈɪmpləmənt ˈɪmpləmɛnt
implements	ˈɪmplɪmənt.s ˈɪmpləmənt.s ˈɪmpləmɛnt.s
implication	ˌɪmplɪkˈeɪʃən ˌɪmpləkˈeɪʃən
import	ˈɪmpɔɹt ɪmpˈɔɹt
impossible	ˌɪmpˈɑːsɪbʌl ˌɪmpˈɑsəbəl
impostor	ˌɪmpˈɑstə
imprecise	ˈɪmpɹɪsˌaɪs
inability	ˌɪnəbˈɪlɪti
inaccessible	ˌɪnəksˈɛsɪbəl
inadequate	ˌɪnˈædɪkwət ˌɪnˈædəkwɪt
inasmuch	ˌɪnˈəzmʌtʃ
inaugural	ˌɪnˈɔːɡjʊɹʌl ɪnˈɔɡɹəl ˌɪnˈɔɡəɹəl
inauguration	ɪnˌɔːɡjɚɹˈeɪʃən ɪnˌɔɡjʊɹˈeɪʃən
inbox	ˈɪnbˌɑːks ˈɪmbˌɑks
incense	ˌɪnsˈɛns
inchoate	ˌɪnkˈoʊeɪt ˌɪnkˈoʊət
incline	ɪnklˈaɪn ˈɪnklaɪn
incompetent	ˌɪnkˈɑmpətənt
incomprehensible	ˌɪnkˌɑmpɹəhˈɛnsɪbəl
inconsiderate	ɪnkənsˈɪdəɹɪt
inconvenience	ˌɪnkənvˈinjəns ɪnkənvˈinɪəns
increase	ˈɪnkɹis ɪnkɹˈis
increases	ɪŋkɹˈiːsɪz
incredible	ˌɪŋkɹˈɛdɪbʌl ˌɪŋkɹˈɛdəbəl
incurable	ɪnkjˈʊɹəbl ˌɪnkjˈʊəɹəbl
indefinitely	ˌɪndˈɛfɪnətli ˌɪndˈɛfɪnɪtli
indirectly	ˌɪndaɪɹˈɛktlˌi ˌɪndɪɹˈɛktlˌi
individualist	ˌɪndɪvɪdʒˈuːəlɪst
indoors	ˈɪndˌɔɹz
industrial	ˌɪndˈʌstɹɪəl
ineptitude	ˌɪnˈɛptɪtjˌuːd
inexperienced	ˌɪnəkspˈɪəɹiənst
infighting	ˈɪnfˌaɪɾɪŋ
infinite	ˈɪnfɪnɪt ˈɪnfənɪt
infinitely	ˈɪnfɪnɪtli
inflammation	ˌɪnfləmˈeɪʃən
inflexible	ˌɪnflˈɛksɪbʌl ˌɪnflˈɛksəbəl
ingenuity	ˌɪndʒɪnjˈuːɪɾˌi ˌɪndʒənjˈuətˌi
inherently	ɪnhˈɛɹəntli
initiative	ˌɪnˈɪʃətɪv
inkblot	ˈɪŋkblˌɑːt
inkjet	ˈɪŋkdʒˌɛt
inkling	ˈɪŋklɪŋ
innate	ˌɪnˈeɪt
innocuous	ˌɪnˈɑkjuəs
inquiries	ˈɪnkwɪɹiz ˌɪnkwˈaɪəɹiz
inquiring	ˌɪŋkwˈaɪʌɹɪŋ
inquiry	ˈɪnkwaɪəɹi ˌɪnkwˈɪɹˌi
inquisitive	ˌɪŋkwˈɪzətɪv
insecure	ˈɪnsɪkjʊɹ ˈɪnsəkjʊɹ ˌɪnsəkjˈʊɚ ˈɪnsəkjɔɹ
inseparable	ˌɪnsˈɛpɚɹəbʌl insˈɛpəɹəbl
insert	ˌɪnsˈɝːt
insightful	ˈɪnsˌaɪtfʌl
insoluble	ˌɪnsˈɑːljuːbʌl ˌɪnsˈɑljəbəl ˌɪnsˈɑljʊbəl
inspiring	ˌɪnspˈaɪʌɹɪŋ
institute	ˈɪnstɪtjˌuːt
insult	ˈɪnsʌlt ɪnsˈʌlt
insults	ˌɪnsˈʌlt.s
insurance	ˌɪnʃˈʊɹəns ˌɪnʃˈɔːɹəns ˌɪnʃˈɚəns
intel	ˌɪntˈɛl
intellectual	ˌɪntəlˈɛktʃwəl ˌɪntəlˈɛktʃəl ˌɪntəlˈɛktʃʊəl
intercom	ˈɪntɚkˌɑːm
intercourse	ˈɪntɚkˌɔɹs
interest	ˈɪntɹɛst ˈɪntəɹɛst ˈɪntɹəst ˈɪntɹɪst
interested	ˈɪntəɹɛstɪd ˈɪntɹəstɪd ˈɪntɹɪstɪd
interesting	ˈɪntɹɛstɪŋ ˈɪntəɹɛstɪŋ ˈɪntɹɪstɪŋ ˈɪntɹəstɪŋ
interfered	ˌɪntəfˈɪʌd
intermediary	ˌɪntɚmˈidiɛɹi ˌɪntəɹmˈidiəɹi ˌɪntəɹmˈidjəɹi
internship	ˈɪntɝːnʃˌɪp
interpretation	ˌɪntˌɝːpɹɪtˈeɪʃən ˌɪntˌɝpɹətˈeɪʃən
interpreting	ˈɪntɝːpɹˌɪɾɪŋ
interrogative	ɪntˈəɹɑɡətˌɪv
interrupt	ˌɪntɚɹˈʌpt
intimate	ˈɪntəmət ˈɪntɪmət ˈɪntəmeɪt
into	ˈɪntʊ ˈɪntu
intransigent	ˌɪntɹˈænsɪdʒənt ˌɪntɹˈænsədʒənt ˌɪntɹˈænzədʒənt
intrigued	ˈɪntɹiːɡd
introduce	ˌɪntɹədˈuːs ˌɪntɹədjˈuːs ˌɪntəɹdˈus
intuitive	ˌɪntjˈuːɪtɪv
invalid	ɪnvˈælɪd ˈɪnvəlɪd
inventory	ˌɪnvəntˈɔːɹi
investigation	ˌɪnvˌɛstɪɡˈeɪʃən ˌɪnvˌɛstəɡˈeɪʃən
investment	ˌɪnvˈɛstmənt ˌɪnvˈɛsmənt
invisible	ˌɪnvˈɪzəbəl
involuntarily	ˌɪnvɑːlˈəntɛɹˌɪli
involuntary	ˌɪnvˈɑːləntˌɚɹi ɪnvˈɑləntɹi ˌɪnvˈɑləntˌɛɹi
inward	ˈɪnwəd
irene	aɪɹˈiːn
irregular	ˌɪɹˈɛɡjʊlə
irrelevant	ˌɪɹˈɛlɪvənt ˌɪɹˈɛləvənt
irresistible	ˌɪɹɪzˈɪstəbəl
irresponsible	ˌɪɹɪspˈɑːnsɪbʌl ˌɪɹɪspˈɑnsəbəl ˌɪɹəspˈɑnsəbəl
irreversible	ˌɪɹɪvˈɝːsɪbʌl ˌɪɹɪvˈɝsəbəl
isn't	ˈɪzənt ˈɪnt
issue	ˈɪʃuː ˈɪʃju ˈɪsju
issues	ˈɪʃuːz ˈɪʃjuz ˈɪsjuz
it'd	ˈɪɾəd ˈɪtɪd ˈɪd
it'll	ˈɪɾʌl
it's	ˈɪt.s
its	ˈɪt.s
jail	dʒˈeɪl dʒˈeɪəl
jalapeño	hˌɑləpˈeɪnjoʊ hˌæləpˈeɪnjoʊ hˌæləpˈinjoʊ
jambalaya	dʒˌæmbəlˈaɪə dʒˌʌmbəlˈaɪə
jellyfish	dʒˈɛlɪfˌɪʃ dʒˈɛlifˌɪʃ
jersey	dʒˈɝzi
jodhpur	dʒˈɑdpɚ
jolie	dʒˌoʊlˈi
jour	dʒˈɝ dʒˈɝɹ
juggler	dʒˈʌɡəlɚ
junior	dʒˈuːnjɚ dʒˈuniɚ dʒˈuniə
kabuki	kəbˈukˌi
kangaroo	kˌæŋɡəɹˈuː
kangaroos	kˌæŋɡəɹˈuːz
kebab	kəbˈɑːb kɪbˈɑb kɪbˈæb
killed	kˈɪld kˈɪlt
kilometres	kˌɪlˈəmˌiːɾɚz
kindness	kˈaɪndnəs kˈaɪndnɪs
kitchen	kˈɪtʃən kˈɪtʃɪn
knew	njˈuː
krypton	kɹˈɪptɑn
kumquat	kˈʌmkwɑt
la	lˈɑ
laboratory	lˈæbɹətˌɔːɹi lˈæbəɹətˌɔɹi lˈəbɔɹətˌɔɹi
laconic	ləkˈɑnɪk
lacrosse	ləkɹˈɔs ləkɹˈɑs
ladybug	lˈeɪdɪbˌʌɡ lˈeɪdibˌʌɡ
lantern	lˈæntɚn lˈæntən lɛˈəntɚn
las	lˈɑz
laughing	lˈɑːfɪŋ
launched	lˈɔːntʃt
lawful	lˈɔːfʌl lˈɔfʊl
lawn	lˈɔːn lˈɑn
lawsuit	lˈɔːsˌuːt lˈɔsjˌut
lawyer	lˈɔɪɚ lˈɔjɚ
lawyers	lˈɔɪɚz lˈɔɪəz lˈɔjɚz lˈɔjəz
lead	lˈid lˈɛd
learned	lˈɝːnd lˈɝnɪd
left-hand	lˌɛfthˈænd
left-handed	lˌɛfthˈændɪd
left-wingers	lˌɛftwˈɪŋɡɚz
legislature	lˈɛdʒɪslˌətʃə
legit	lˈədʒɪt
leitmotif	lˈeɪtmoʊtˌif lˈaɪtmoʊtˌif lˈaɪtmoʊtˌɪv
lemonade	lˈɛmənˈeɪd
length	lˈɛntθ lˈɛŋkθ lˈeɪntθ
lesbian	lˈɛzbiən lˈɛzbɪən
lethargic	lɛθˈɑɹdʒɪk ləθˈɑɹdʒɪk ləθˈɑdʒɪk
leviathan	lɛvˈaɪʌθən ləvˈaɪəθən
liberty	lˈɪbɚɾˌi lˈɪbətˌi lˈɪbɪtˌi
library	lˈaɪbɹɛɹˌi lˈaɪbɹəɹˌi lˈaɪbɹi
licorice	lˈɪkəɹɪs lˈɪkəɹɪʃ
lied	lˈaɪd lˈid
lieutenant	lɛftˈɛnənt
lifter	lˈɪftə
liger	lˈaɪɡɚ
lighted	lˈaɪɾɪd lˈaɪtəd
limes	lʌˈɪmz lʌˈɪmiz
lingerie	lˈɑːnʒɚɹˌeɪ
liqueur	lɪkjˈɔː
listeners	lˈɪsənəz
listening	lˈɪsənɪŋ lˈɪsnɪŋ
literature	lˈɪtɚtʃɚ lˈɪtɚətʃɚ lˈɪtəɹətʃɚ
live	lˈɪv lˈaɪv
liveliness	lˈaɪvlɪnəs lˈaɪvlinəs
locate	lˈoʊkˌeɪt lˈəkˌeɪt
located	lˈoʊkˌeɪɾɪd lˈəkˌeɪtɪd
logarithms	lˈɑɡəɹˌɪðəmz lˈɑɡəɹɹˌɪðəmz lˈɑɡəɹˌɪðmz
lol	lˈɑːl lˈoʊl ɛloʊˈɛl
lollipop	lˈɑːlɪpˌɑːp lˈɑlipˌɑp
long-distance	lˌɔŋdˈɪstəns
longer	lˈɔŋɡɚ lˈɑŋɡə lˈɔŋɚ lˈɑŋə
longest	lˈɑŋɡɪst lˈɔŋɡəst lˈɑŋɡəst
longhand	lˈɑŋhˌænd
los	lˈɑːs
lottery	lˈɑːɾɚɹi lˈɑtɹi
lousy	lˈaʊzi
low	lˈoʊ lˈaʊ
low-cost	lˌoʊkˈɔst
lower	lˈoʊɚ lˈoʊə lˈaʊɚ lˈaʊə
lowry	lˈɑɹi
lucid	lˈuːsɪd ljˈusɪd
luckily	lˈʌkəli lˈʌkɪli
lunch	lˈʌntʃ lˈʌnʃ
magazine	mˈæɡəzˌiːn
magazine's	mˈæɡəzˌiːnz
magazines	mˈæɡəzˌiːnz
magnetism	mˈæɡnɪtˌɪzəm mˈæɡnətˌɪzəm
magnificent	mæɡnˈɪfɪsənt mæɡnˈɪfəsənt
magnitude	mˈæɡnɪtjˌuːd
mahatma	mæhˈætmə
majority	mədʒˈɔːɹɪɾi mədʒˈɑɹɪti
make-up	mˈeɪkˌʌp
malaria	məlˈɛəɹiə
malarkey	məlˈɑɹki məlˈɑki
mall	mˈɔːl mˈɑl
malleable	mˈæləbʌl mˈæliəbəl
manage	mˈænɪdʒ mˈænədʒ
manager	mˈænɪdʒə mˈænədʒɚ
mandated	mˈændˌeɪɾɪd
manifestation	mˌænɪfɪstˈeɪʃən mˌænɪfəstˈeɪʃən mˌænɪfɛstˈeɪʃən
manipulative	mənˈɪpjəlˌətɪv mənˈɪpjəlˌeɪtɪv
mankind	mˈæŋkˈaɪnd
mantelpiece	mˈæntʌlpˌiːs mˈæntlpˌis
manufactured	mˌænjuːfˈæktʃɚd mˌænjəfˈæktʃɚd mˌænjʊfˈæktʃəd
manufacturer	mˌænjuːfˈæktʃɚɹɚ mˌænjəfˈæktʃəɹɚ mˌænjʊfˈæktʃəɹə
manufacturing	mˌænjuːfˈæktʃɚɹɪŋ mˌænjəfˈæktʃəɹɪŋ mˌænjʊfˈæktʃəɹɪŋ
manuscript	mˈænjuːskɹˌɪpt mˈænjəskɹˌɪpt
many	mˈɛni mˈɪni
margarine	mˈɑːdʒəɹiːn
margin	mˈɑːdʒɪn
maria	mɑɹˈiə mɛɚˈiə
marmot	mˈɑɹmət mˈɑmət
maron	mæɹˈən
married	mˈæɹɪd
marshmallow	mˈɑɹʃmˌæloʊ mˈɑɹʃmˌɛloʊ mˈɑʃmˌæloʊ
masala	məsˈɑlə
mascara	mæskˈæɹə məskˈɑɹə
mascarpone	mˈæskəɹpˌoʊni mˈɑskəɹpˌoʊneɪ mˈɑskəɹpˌoʊni
mass	mˈæs mˈɑs
massage	məsˈɑdʒ mæsˈɑdʒ
materialist	mətˈiɹɪəlɪst
materialistic	mətˌɪɹiəlˈɪstɪk
math	mˈæθ mˈɑθ mˈɑt mˈʌt
mathematical	mˌæθɪmˈæɾɪkʌl mˌæθəmˈætɪkəl mˌæθəmˈætəkəl
mathematician	mˌæθɪmətˈɪʃən mˌæθəmətˈɪʃən
mathematics	mˌæθɪmˈæɾɪks mˌæθəmˈætɪks
mattel	mæɾˈʌl
mattress	mˈætɹəs mˈætɹɪs
maturity	mətʃˈʊɹɪɾi mətʃˈʊəɹəti mətˈʊəɹəti mətʃˈɝɪti
mayonnaise	mˈeɪənˌeɪz
mayor	mˈeɪɚ mˈɛʌ mˈeɪə mˈɛɹ
mcnamara	mˈəknæmˌɑɹə
mechanical	mɪkˈænɪkʌl məkˈænɪkəl məkˈænəkəl
mechanics	mɪkˈænɪks məkˈænɪks
media	mˈiːdiːə mˈɛdiə
medicinal	mədˈɪsɪnʌl mədˈɪsnəl mədˈɪsənəl mɛdˈɪsɪnəl
medicine	mˈɛdəsən mˈɛdɪsɪn mˈɛdsɪn
megalomaniac	mˌɛɡəloʊmˈeɪniˌæk
mentality	mɛntˈælɪɾi mɛntˈæləti məntˈæləti
merciful	mˈɝːsɪfʌl
merciless	mˈɝːsɪləs
mercilessness	mˈɝːsɪləsnəs
meridian	mɛɹˈɪdiʌn məɹˈɪdiən məɹˈɪdɪən
merrily	mˈɛɹili mˈɛɹɪli
messenger	mˈɛsɪndʒɚ mˈɛsəndʒɚ mˈɛsəndʒə
meteorite	mˈitiəɹˌaɪt mˈitɪəɹˌaɪt
meteorological	mˌitiˌəɹəlˈɑdʒɪkəl mˌitɪˌəɹəlˈɑdʒɪkəl
meticulous	mɪtˈɪkjuləs mɪtˈɪkjɪlɪs
mi	mˈi
microeconomics	mˌaɪkɹoʊˌikənˈɑnɪks mˌaɪkɹoʊˌɛkənˈɑnɪks
microwavable	mˌaɪkɹoʊwˈeɪvəbʌl
midday	mˈɪddˌeɪ
military	mˈɪlɪtˌɛɹi mˈɪlɪtɹi
millennium	mɪlˈɛniʌm mɪlˈɛnɪəm
million	mˈɪliʌn mˈɪljən
millionaire	mˌɪliʌnˈɛɹ mˌɪljənˈɛɹ
millions	mˈɪliʌnz mˈɪljənz
millionth	mˈɪliʌnθ mˈɪljənθ
miniature	mˈɪnɪtʃˌə
minimum	mˈɪnɪməm mˈɪnəməm
miniskirt	mˈɪnɪskˌət
minister	mˈɪnɪstə mˈɪnəstɚ
minute	mˈɪnɪt mˈɪnət maɪnˈut maɪnjˈut
mirage	mɪɹˈɑːʒ
mirror	mˈɪɹɚ mˈɪɹə mˈɪɹ
misanthrope	mˈɪsənθɹˌoʊp mˈɪzənθɹˌoʊp
miscalculation	mɪskˈælkjʊlˈeɪʃən
miserable	mˈɪzɹəbʌl mˈɪzəɹəbəl
misfortune	mɪsfˈɔːtʃuːn
miso	mɪsˈoʊ misˈoʊ
misprint	mˈɪspɹˈɪnt
misprints	mˈɪspɹˈɪnt.s
misses	mˈɪsɪz mˈɪsəz
missionary	mˈɪʃənˌəɹɪ
mistress	mˈɪstɹɪs
mobile	mˈoʊbʌl mˈoʊbaɪl mˈoʊbil
moderate	mˈɑdɚət mˈɑdəɹət mˈɑdɚeɪt
modernity	mədˈɝnɪti
modest	mˈɑːdɪst mˈɑdəst
molecule	mˈɑːlɪkjˌuːl mˈɑləkjˌul
moment	mˈoʊmənt mˈoʊlmɛnt
momentarily	mˌoʊməntˈɛɹɪli mˌoʊməntˈɛɹəli
monetize	mˈɑːnɪtˌaɪz mˈɑnətˌaɪz mˈʌnətˌaɪz
mongrel	mˈɑŋɡɹʌl
monologue	mˈɑnəlˌɑɡ mˈɑnəlˌɔɡ
monopolize	mənˈɑpəlʌˌɪz
monoxide	mənˈɑksʌɪd
monsoon	mɑnsˈuːn
monster	mˈɑnstɚ
mont	mˈɑn mˈɑnn
monument	mˈɑːnjuːmənt mˈɑnjəmənt mˈɑnjʊmənt
monumental	mˌɑːnjuːmˈɛntʌl mˌɑnjʊmˈɛntəl
moped	mˈoʊpɛd mˈoʊpt
morality	məɹˈælɪti
moray	mɔːɹˈeɪ
more	mˈɔɹ mˈɔː mˈɔɹeɪ
morel	məɹˈɛl
mortar	mˈɔtɚ
mortified	mˈɔːtɪfˌaɪd
mosaic	moʊzˈeɪɪk moʊzˈeɪk
mosey	mˈoʊzi
mother	mˈʌðɚ mˈʌðə mˈɑθɚ
motherland	mˈʌðɚlˌænd mˈʌðəlˌænd
motionless	mˈoʊʃənləs mˈoʊʃənlɛs
motivator	mˈoʊɾɪveɪɾɚ mˈoʊtəveɪtɚ mˈoʊtəveɪtə
motorboat	mˈoʊtəbˌoʊt
motorway	mˈoʊtəwˌeɪ
mountain	mˈaʊntɪn mˈaʊntən
mountaineering	mˈaʊntɪnˌɪɹɪŋ
mountains	mˈaʊntɪnz mˈaʊntənz
mouse	mˈaʊs mˈaʊz
moustache	mˈəstˌæʃ
mouth	mˈaʊθ mˈaʊð
mph	ˈɛmpˈiːˈeɪtʃ
ms	ˈɛmz
multilingual	mˌʌltɪlˈɪŋɡwʌl mˌʌltilˈɪŋɡwəl
multimedia	mˌəltimˈidiə
multiple	mˈʌltɪpʌl
multiplied	mˈʌltɪplˌaɪd
multiply	mˈʌltɪplˌaɪ
multiplying	mˈʌltɪplˌaɪɪŋ
multitude	mˈʌltɪtjˌuːd
mura	mˈuɹə
muscular	mˈʌskjʊlə
museum	mjuzˈiəm mjˈuzæm mjəzˈiəm
musically	mjˈuːzɪkli mjˈuzɪkəli
mutate	mjˈuːtˌeɪt
mute	mjˈuːt mɪˈut
naive	nˌaɪˈiːv nˌɑˈiv
naked	nˈeɪkɪd nˈɛkɪd nˈeɪkt
name	nˈeɪm njˈɑmeɪ
nano	nˈænoʊ
narcolepsy	nˈɑɹkəlˌɛpsi
narrow	nˈæɹoʊ nɛˈəɹoʊ
national	nˈæʃənʌl nˈæʃnəl
nationality	nˌæʃənˈælɪɾi nˌæʃnˈælɪti
native	nˈeɪɾɪv nˈeɪtəv
nature	nˈeɪtʃɚ nˈeɪtʃə nˈɛtʃə næˈɪtʃə
nauseated	nˈɔziˌeɪtɪd
navigation	nˈævɪɡˈeɪʃən
naïveté	nˌɑivtˈeɪ nˌɑivətˈeɪ
nearby	nˈɪɹbˈaɪ
necessarily	nˌɛsəsˈɛɹəli nˌɛsəsˈɛɹli nˌɛsəsˈəɹɪli
necessary	nˈɛsəɹi nˈɛsəsɹi nˈɛsəsˌɛɹi
necessities	nəsˈɛsɪɾiz nɪsˈɛsətiz
necessity	nəsˈɛsɪɾi nɪsˈɛsəti
necklace	nˈɛkləs nˈɛklɪs
nectarine	nˈɛktəɹˌin
nefarious	nəfˈɛɹiʌs nɪfˈɛəɹiəs
negligible	nˈɛɡlɪdʒəbʌl nˈɛɡlɪdʒɪbəl
negotiable	nɪɡˈoʊʃiəbʌl nɪɡˈoʊʃəbəl
nephew	nˈɛfjuː nˈɛvju
neurotic	njuːɹˈɑtɪk
neuter	njˈuːtə
neutral	njˈuːtɹʌl
neutrality	nuːtɹˈælɪɾi nutɹˈæləti njutɹˈæləti
nevermind	nˈɛvɚmˌaɪnd
newcomer	njˈuːkˌʌmə njˈukˌʌmɚ
newer	njˈuːə
newest	njˈuːɪst
news	njˈuːz
newspaper	njˈuːzpˌeɪpə njˈuzpˌeɪpɚ njˈuspˌeɪpɚ njˈuspˌeɪpə
newspaperman	njˈuzpˌeɪpəɹmˌæn njˈuspˌeɪpəɹmˌæn
newspapers	njˈuːzpˌeɪpəz njˈuzpˌeɪpɚz njˈuspˌeɪpɚz njˈuspˌeɪpəz
nice	nˈaɪs
nicely	nʌˈɪsli
night	nˈaɪt nʌˈɪt
nightclub	nʌˈɪtklʌb
ninety	nˈaɪnti nˈaɪndi
no-brainer	nˌoʊbɹˈeɪnɚ
nobody	nˈoʊbˌɑːdˌi nˈoʊbˌədˌi
nominee	nˌɑːmɪnˈiː
nominees	nˌɑːmɪnˈiːz
non-alcoholic	nˌɑːnˌælkəhˈɑːlɪk
non-combatants	nˌɑːŋkɑːmbˈætənt.s
non-fiction	nɑːnfˈɪkʃən
non-members	nɑːnmˈɛmbɚz
non-refundable	nɑːnɹɪfˈʌndəbʌl
non-smoking	nɑːnsmˈoʊkɪŋ
non-stop	nˌɑːnstˈɑːp
non-verbal	nɑːnvˈɝːbʌl
non-violence	nɑːnvˈaɪʌləns
non-violent	nɑːnvˈaɪʌlənt
none	nˈʌn nˈɑn nˈoʊn nˈɔn
nonsense	nˈɑːnsəns nˈɑnsɛns
noob	nˈuːb njˈub
normality	nˌɔɹmˈælɪɾi nˌɔɹmˈæləti nˌɔmˈælɪti
normally	nˈɔɹmʌli nˈɔməli
north	nˈɔɹθ nˈɔːθ nˈɔɹt nˈɔəθ
nosebleed	nˈoʊzblˌid
notoriety	nˌoʊtɚˈaɪəti nˌoʊtəɹˈaɪəti
notorious	nətˈɔɹiəs noʊtˈɔɹɪəs
novelist	nˈɑːvɪlɪst nˈɑvəlɪst
nowhere	nˈoʊwɛʌ nˈoʊhwˌɛɹ
nuclear	njˈukliɚ njˈuklɪɚ
nude	njˈuːd
number	nˈʌmbɚ nˈʌmbə nˈʌmɚ nˈʌmə
numeracy	nˈuːmɚɹəsi njˈuməɹəsi
nutter	nˈʌtə
o'clock	əklˈɑːk oʊklˈɑk
oatmeal	ˈoʊtmiʌl ˈoʊtmˌil
obamacare	ˌoʊbˈəmækˌɛɹ
obedience	oʊbˈiːdiʌns oʊbˈidɪəns
obese	oʊbˈis əbˈis
obesity	oʊbˈisɪti
obey	oʊbˈeɪ əbˈeɪ
object	ˈɑbdʒɛkt əbdʒˈɛkt
objected	əbdʒˈɛktɪd
objection	əbdʒˈɛkʃən
objections	əbdʒˈɛkʃənz
objectively	əbdʒˈɛktɪvli
obligations	ˌɑːblɪɡˈeɪʃənz ˌɑbləɡˈeɪʃənz
obnoxious	əbnˈɑkʃəs
oboe	ˈoʊboʊ
obstetrician	ˌɑːbstɪtɹˈɪʃən ˌɑbstətɹˈɪʃən
obvious	ˈɑːbviʌs ˈɑviəs ˈɑbvɪəs ˈɑvjəs
obviously	ˈɑːbviʌsli ˈɑbvjəsli ˈɑbvɪəsli
octogenarian	ˌɑːktədʒənˈɛɹiʌn ˌɑktədʒɪnˈɛɹiən ˌɑktədʒɪnˈɛəɹɪən
oculist	ˈɑːkjʊlˌɪst ˈɑkjəlˌɪst
odometer	ˌoʊdˈɑmɪtə
odourless	ˈoʊdələs
off-duty	ˌɔfdˈuːɾi
off-limits	ˌɔflˈɪmɪt.s
offer	ˈɔfɚ ˈɑfɚ
office	ˈɑːfɪs ˈɔfɪs
officer	ˈɑfɪsə ˈɔfɪsɚ ˈɔfəsɚ ˈɑfəsə
officers	ˈɑfɪsəz
offshore	ˈɑfʃˈɔɹ
offside	ˈɑfsaɪd
oil	ˈɔɪl ˈɔɪəl
ok	ˈoʊkˈeɪ
okay	ˌoʊkˈeɪ ˌəkˈeɪ
old-fashioned	ˌoʊldfˈæʃənd
oldest	ˈoʊldɪst ˈoʊldəst
omen	ˈoʊmɛn ˈoʊmən
omnipresent	ˌɑːmnɪpɹˈɪzɛnt
once	wˈʌnt.s wˈɑnt.s
one	wˈʌn
one's	wˈʌnz wˈʌns
one-eyed	wˌʌnˈaɪd
one-sided	wˌʌnsˈaɪdɪd
one-third	wˌʌnθˈɝːd
ones	wˈʌnz
onion	ˈʌnjən
onions	ˈʌnjənz
online	ˈɑːnlˌaɪn ˈɔnlˌaɪn
only	ˈoʊnli ˈoʊni
onsen	ˈɑːnsən ˈɑnsɛn
onto	ˈɑːntʊ ˈɑntu ˈɑntə ˈɔntu
opacity	oʊpˈæsɪti
opera	ˈɑpəɹə ˈɑpɹə
operational	ˌɔpɝɹˈeɪʃənəl
ophthalmologist	ˌɑpθəlmˈɑlədʒɪst ˌɔfθəlmˈɑlədʒɪst ˌɑfθælmˈɑlədʒɪst
opinion	əpˈɪniʌn əpˈɪnjən
opinionated	əpˈɪnjənˌeɪtɪd
opinions	əpˈɪniʌnz əpˈɪnjənz
opportunistic	ˌɑpətjˌuːnˈɪstɪk
opportunities	ˌɑːpɚtˈuːnɪɾiz ˌɑpɚtˈunətiz ˌɑpətjˈunɪtiz
opportunity	ˌɑpətjˈuːnɪtɪ ˌɑpɚtjˈunəti
opposite	ˈɑːpəzɪt ˈɑpəsɪt
optometrist	ɑptˈɑmətɹɪst
orange	ˈɑɹɪndʒ ˈɔɹndʒ ˈɔɹəndʒ ˈɑɹəndʒ
oranges	ˈɔɹɪndʒɪz ˈɑɹɪndʒɪz ˈɔɹəntʃɪz
orator	ˈɑɹətɚ
orchestra	ˈɔɹkɪstɹə ˈɔɹkəstɹə ˈɔkəstɹə
ordeal	ɔɹdˈil ɔdˈil
ordinary	ˈɔɹdɪnˌɛɹi ˈɔdənɹi ˈɔdɪnˌəɹi
organisation	ˌɔɹɡənəzˈeɪʃən ˌɔɹɡənɪzˈeɪʃən ˌɔɹɡənaɪzˈeɪʃən
orientation	ˌɔːɹiʌntˈeɪʃən ˌɔɹiɛntˈeɪʃən
origami	ˌɑɹɪɡˈɑːmˌɪ
original	əɹˈɪdʒɪnʌl əɹˈɪdʒnəl əɹˈɪdʒənəl
osteoporosis	ˌɑstiˌoʊpəɹˈoʊsɪs
otorhinolaryngologist	ˌɑtoʊɹaɪnˈoʊlæɹɪŋɡˈɑlədʒˌɪst
ours	ˈaʊɚz ˈaʊəz ˈɑɹz ˈɑz
ourselves	aʊɚsˈɛlvz aʊəsˈɛlvz ɑɹsˈɛlvz ɑsˈɛlvz
outdated	ˈaʊtdˌeɪɾɪd
outdoor	ˈaʊtdˌɔː
outdoors	ˈaʊtdˈɔɹz
outgoing	ˈaʊtɡˌoʊɪŋ
outlawed	ˈaʊtlˌɔːd
outpatient	ˈaʊtpˌeɪʃənt
outside	ˈaʊt.sˈaɪd
outsmarted	ˈaʊt.smˌɑɹɾɪd
outspoken	ˈaʊt.spˈoʊkən
outweigh	ˈaʊtwˌeɪ
outweighs	ˈaʊtwˌeɪz
outwit	ˈaʊtwˌɪt
outwitted	ˈaʊtwˌɪɾɪd
overactive	ˈoʊvɚɹˈæktɪv
overall	ˈoʊvɚɹˌɔːl
overbearing	ˈoʊvɚbˈɛɹɪŋ
overboard	ˈoʊvɚbˌɔɹd
overcame	ˈoʊvɚkˈeɪm
overcast	ˈoʊvɚkˌæst
overcharge	ˈoʊvɚtʃˌɑɹdʒ
overcharged	ˈoʊvɚtʃˈɑɹdʒd
overcome	ˈoʊvɚkˌʌm
overcoming	ˈoʊvɚkˌʌmɪŋ
overcrowded	ˈoʊvɚkɹˌaʊdɪd
overdid	ˈoʊvɚdˌɪd
overdo	ˈoʊvɚdˈuː
overdoing	ˈoʊvɚdˈuːɪŋ
overdone	ˈoʊvɚdˈʌn
overdue	ˈoʊvɚdˈuː
overeat	ˈoʊvɚɹˌiːt
overemphasize	ˈoʊvɚɹˈɛmfəsˌaɪz
overemphasized	ˈoʊvɚɹˈɛmfəsˌaɪzd
overfishing	ˈoʊvɚfˌɪʃɪŋ
overflow	ˈoʊvɚflˌoʊ
overflowing	ˈoʊvɚflˌoʊɪŋ
overflows	ˈoʊvɚflˌoʊz
overhead	ˈoʊvɚhˈɛd
overhear	ˈoʊvɚhˈɪɹ
overheard	ˈoʊvɚhˈɝːd
overheat	ˈoʊvɚhˌiːt
overheating	ˈoʊvɚhˌiːɾɪŋ
overkill	ˈoʊvɚkˌɪl
overland	ˈoʊvɚlˌænd
overlook	ˈoʊvɚlˌʊk
overlooked	ˈoʊvɚlˌʊkt
overlooking	ˈoʊvɚlˌʊkɪŋ
overlooks	ˈoʊvɚlˌʊks
overnight	ˈoʊvɚnˈaɪt
overpopulation	ˌoʊvəpˌɑpjʊlˈeɪʃən
overpriced	ˈoʊvɚpɹˌaɪst
overproduction	ˈoʊvɚpɹədˈʌkʃən
overqualified	ˈoʊvɚkwˌɔlɪfˌaɪd
overreact	ˈoʊvɚɹiˈækt
overreacted	ˈoʊvɚɹiˌæktɪd
overreacting	ˈoʊvɚɹiˌæktɪŋ
override	ˈoʊvɚɹˌaɪd
overseas	ˈoʊvɚsˈiːz
overstepped	ˈoʊvɚstˌɛpt
overtake	ˈoʊvɚtˌeɪk
overtaken	ˈoʊvɚtˌeɪkən
overturned	ˈoʊvɚtˌɝːnd
overwhelmed	ˌoʊvəwˈɛlmd
overwhelming	ˌoʊvɚhwˈɛlmɪŋ ˌoʊvəhwˈɛlmɪŋ
ow	ˈaʊ
owl	ˈaʊl ˈaʊəl
oxygen	ˈɑːksɪdʒən ˈɑksədʒən
pachinko	pətʃˈɪŋkoʊ
paddies	pˈædɪz pˈædiz
pagoda	pəɡˈoʊdə
pajamas	pədʒˈɑːməz pədʒˈæməz
pakistan	pˈækɪstˌæn
paprika	pæpɹˈɪkə
paragraphs	pˈæɹəɡɹˌæfs pˈɛɹəɡɹˌæfs pˈæɹəɡɹˌɑfs
paralysis	pɚɹˈæləsɪs pəɹˈæləsəs
paralyze	pˈæɹəlʌˌɪz
paranormal	pæɹənˈɔɹmʌl
paraplegic	pˌɛɹəplˈidʒɪk pˌɛɹəpəlˈidʒɪk
paratrooper	pˈɛɹətɹˌupɝɹ
parents	pˈɛʌɹənt.s pˈæɹənt.s
parfait	pˌɑɹfˈeɪ pˌɑfˈeɪ
parishioners	pæɹˈɪʃənɚz
park	pˈɑɹk pˈək
parmigiana	pˌɑmɪdʒˈɑnə pˌɑɹməʒˈɑnə
participate	pɑɹtˈɪsɪpˌeɪt pɑɹtˈɪsəpˌeɪt pɑɹtˈɪsɪpˌət pɑɹtˈɪsəpˌət
particular	pətˈɪkjʊlə pətˈɪkjəlɚ
particularly	pˌɚtˈɪkjʊlɚli pˌətˈɪkjəlɚli
particulars	pɚtˈɪkjʊlɚz pətˈɪkjəlɚz
parties	pˈɑɹɾiz pˈɑtiz
parts	pˈɑːt.s
party	pˈɑɹɾi pˈɑti
passengers	pˈæsɪndʒɚz pˈæsəndʒɚz pˈæsəndʒəz
passing	pˈɑːsɪŋ
pasta	pˈɑːstə pˈæstə
pathia	pˈætiə
pathology	pəθˈɑlədʒi
pawn	pˈɔːn pɑˈɑn
peculiar	pɪkjˈuːliʌ
peking	pˈiːkˈɪŋ
pencil	pˈɛnsʌl pˈɛnt.səl pˈɛnsɪl
peninsula	pənˈɪnsjʊlə pɛnˈɪnsjʊlə pɪnˈɪnsjʊlə pənˈɪnsjələ
pens	pˈɛnz pˈɪnz
pentagon	pˈɛntəɡˌən pˈɛntəɡˌɑn
per	pˈɝː
perfect	pˈɝfɪkt pɚfˈɛkt
perfectly	pˈɝːfɛktli pˈɝfɪktli
perfume	pɝːfjˈuːm
perfumes	pɝːfjˈuːmz
perhaps	pɚhˈæps pəhˈæps pəɹˈæps pɹˈæps
period	pˈɪʌɹiəd pˈɪəɹɪəd
periodically	pˌɪʌɹˈiɑːdɪkli
permit	pɚmˈɪt pˈɝmɪt
permits	pɝːmˈɪt.s
perpetuate	pɚpˈɛtʃəwˌeɪt pəpˈɛtʃʊˌeɪt pəpˈɛtʃʊˌət
perseverance	pˌɝːsɪvˈɪɹəns pˌɝsəvˈɪɹəns pˌɝsəvˈɪəɹəns
persevere	pɝsəvˈiɹ pˌɝsəvˈɪə
persistence	pəsˈɪstəns
personal	pˈɝːsənʌl pˈɝsnəl
personality	pˌɝːsənˈælɪɾi pˌɝsənˈælətɪ
personally	pˈɝːsənʌli pˈɝsnəli
pervert	pˈɚvɝːt
perverts	pˈɚvɝːt.s
pesetas	pɛsˈɛɾəz
pessimistic	pˌɛsəmˈɪstɪk
pestilence	pˈɛstɪlənt.s pˈɛstlənt.s pˈɛstələnt.s
peyote	pˈeɪoʊt peɪjˈoʊtˌi
pharmaceutical	fˌɑɹməsˈuːɾɪkʌl fˌɑɹməsjˈutɪkəl fˌɑməsjˈutɪkəl
pharmacy	fˈɑɹməsi fˈɑməsi
pharyngeal	fˈæɹɪndʒˌiəl fˈæɹəndʒˌiəl fˈəɹɪndʒˌiəl
phenomenon	fɪnˈɑːmɪnˌən fənˈɑmɪnˌən
philatelist	fɪlˈæɾɪlɪst fɪlˈætəlɪst
photographs	fˈoʊtəɡɹˌæfs fˈoʊtəɡɹˌɑfs
photoshopped	fˌoʊɾoʊʃˈɑːpt
pianist	piˈənɪst piˈænɪst
piano	piˈænoʊ piˈɑnoʊ
picturesque	pˈɪktʃɚɹɛsk
pigeons	pˈɪdʒəns pˈɪdʒɪns
pillow	pˈɪloʊ pˈɛloʊ
pimiento	pɪmjˈɛntoʊ pɪmˈɛntoʊ
piracy	pˈaɪɝɹəsi pˈaɪɹəsi
piranha	pɚɹˈɑːnə pɪɹˈɑnjə pɪɹˈænjə
pitiful	pˈɪtɪfʌl
pizzeria	pˌit.səɹˈiə
piñata	piːnjˈæɾə pɪnjˈætə pɪnjˈɑtə
plagiarism	plˈeɪdʒɚɹˌɪzəm plˈeɪdʒəɹˌɪzm
platonic	plətˈɑnɪk plətˈɔnɪk
playstation	plˈeɪstˌeɪʃən
plentiful	plˈɛntɪfʌl
pluot	pljˈuːɑːt plˈuɑt
pm	pˈiːˈɛm
pocket	pˈɑːkɪt pˈɑkət
poem	pˈoʊɪm pˈoʊm pˈoʊəm pˈɔ.ɪm
poems	pˈoʊɪmz pˈoʊmz pˈoʊəmz
poet	pˈoʊɪt pˈoʊət
police	pəlˈiːs poʊlˈis
policies	pˈɑːlɪsiz pˈɑləsiz
policy	pˈɑːlɪsi pˈɑləsi
polish	pˈɑlɪʃ
political	pəlˈɪɾɪkʌl pəlˈɪtəkəl
politician	pˌɑːlɪtˈɪʃən pˌɑlətˈɪʃən
politicians	pˌɑːlɪtˈɪʃənz pˌɑlətˈɪʃənz
politics	pˈɑːlətˌɪks pˈɑlɪtˌɪks
pollution	pəlˈuːʃən pəljˈuʃən
polygamy	pəlˈɪɡəmˌi
ponytail	pˈoʊnɪtˌeɪl pˈoʊnitˌeɪl
popular	pˈɑpjʊlə pˈɑpjəlɚ
popularity	pˌɑːpjʊlˈæɹɪɾi pˌɑpjəlˈæɹɪti pˌɑpjəlˈæɹəti
population	pˌɑːpjʊlˈeɪʃən pˌɑpjəlˈeɪʃən pˌɑpjulˈeɪʃən
porcelain	pˈɔɹsɪlɪn pˈɔɹslˌɪn pˈɔɹsəlɪn pˈɔsəlɪn
porcupine	pˈɔɹkjuːpˌaɪn pˈɔɹkjʊpˌaɪn
portrait	pˈɔːtɹeɪt
possibilities	pˌɑːsəbˈɪlɪɾiz pˌɑsəbˈɪlətiz pˌɑsɪbˈɪlɪtiz
possibility	pˌɑːsəbˈɪlɪɾˌi pˌɑsəbˈɪlətˌi pˌɑsɪbˈɪlɪtˌi
possible	pˈɑːsɪbʌl pˈɑsəbəl
possibly	pˈɑːsɪbli pˈɑsəbli
post-traumatic	pˌoʊsttɹɔːmˈæɾɪk
postmodernism	pˈoʊstmɑdɚnˌɪzəm
postmortem	pˌoʊstmˈɔɹɾəm
postulate	pˈɑstʃəlˌeɪt pˈɑstʃəlˌət pˈɑstjʊlˌeɪt
posture	pˈɑstʃɚ pˈɑstʃə
poverty	pˈɑːvɚɾi pˈɑvəti
practicality	pɹˌæktɪkˈælɪɾi
practically	pɹˈæktɪkli pɹˈæktɪkəli
pre-emptive	pɹˌiːˈɛmptɪv
preamble	pɹiːˈæmbʌl
preantepenultimate	pɹˌiæntipənˈʌltɪmət pɹˌiæntɪpɪnˈʌltɪmət pɹˌiæntəpənˈʌltəmət
precautions	pɹɪkˈɔːʃənz pɹikˈɔʃənz
precocious	pɹɪkˈoʊʃəs pɹəkˈoʊʃəs
preexisting	pɹˈiːɛɡzˈɪstɪŋ
preferable	pɹˈɛfəɹəbəl
preference	pɹˈɛfɹəns pɹˈɛfəɹəns pɹˈɛfəɹɛns
prejudice	pɹˈɛdʒuːdɪs pɹˈɛdʒədɪs
prejudices	pɹˈɛdʒuːdɪsɪz pɹˈɛdʒədɪsɪz
premature	pɹˌɪmətʃˈʊɹ pɹˌimətʃˈʊɹ pɹˌimətˈʊɹ
prematurely	pɹimətjˈʊəɹli pɹɛmətjˈʊəɹli
premier	pɹɛmˈiə
premonition	pɹɪmənˈɪʃən pɹimənˈɪʃən
prenuptial	pɹinˈʌpʃəl
prepaid	pɹɪpˈeɪd pɹipˈeɪd
prepare	pɹɪpˈɛɹ pɹɪpˈɛʌ pɹəpˈɛɚ pɹɪpˈɛ
preposterous	pɹɪpˈɑstəɹəs
preschool	pɹiːskˈuːl
prescribed	pɹɪskɹˈaɪbd pɹəskɹˈaɪbd
present	pɹˈɛzənt pɹɪzˈɛnt pɹəzˈɛnt
presentable	pɹɪzˈɛntəbʌl pɹəzˈɛntəbəl
presentation	pɹˌɛzəntˈeɪʃən pɹˌizəntˈeɪʃən
presenter	pɹˈɪzɛntɚ
presents	pɹˈɛzənt.s pɹˈɪzɛnt.s
preserve	pɹɪzˈɝːv pɹəzˈɝv
preserved	pɹɪzˈɝːvd pɹəzˈɝvd
presume	pɹɪzjˈuːm
presumptuous	pɹizˈʌmptʃuəs pɹəzˈʌmptʃuəs
pretend	pɹɪtˈɛnd pɹitˈɛnd pɹətˈɛnd
pretenses	pɹiːtˈɛnsɪz
pretentious	pɹɪtˈɛntʃəs
pretty	pɹˈɪɾi pɹˈʊti pˈɔɪti pˈɝti
previous	pɹˈiːviʌs pɹˈivɪəs
priceless	pɹˈaɪsləs pɹˈaɪslɪs
primarily	pɹaɪmˈɛɹɪli pɹaɪmˈɛɹəli
prime	pɹˈaɪm pɹˈim
princess	pɹˈɪnsɛs pɹˈɪnsɪs
prioritize	pɹaɪˈɔːɹɪtˌaɪz pɹaɪˈɔɹətˌaɪz pɹaɪˈɑɹətˌaɪz
prisoner	pɹˈɪzənɚ pɹˈɪzənə pɹˈɪznɚ pɹˈɪznə
prisoners	pɹˈɪzənɚz pɹˈɪzənəz pɹˈɪznɚz pɹˈɪznəz
privacy	pɹˈaɪvəsi pɹˈɪvəsi
private	pɹˈaɪvət pɹˈaɪvɪt
probably	pɹˈɑːbəblˌi pɹˈɑəblˌi pɹˈɑbli
problem	pɹˈɑːbləm pɹˈɑblɪm
problematic	pɹˌɑːbʌlmˈæɾɪk pɹˌɑbləmˈætɪk
proceeds	pɹoʊsˈiːd.z
proclaim	pɹoʊklˈeɪm
proclaimed	pɹoʊklˈeɪmd
produce	pɹədˈus pɹˈoʊdus pɹədjˈus
profusely	pɹəfjˈusli
program	pɹˈoʊɡɹˌæm pɹˈoʊɡɹˌəm
programs	pɹˈoʊɡɹˌæmz pɹˈoʊɡɹˌəmz
progress	pɹˈɑɡɹɛs pɹəɡɹˈɛs pɹˈoʊɡɹɛs
prohibited	pɹəhˈɪbɪɾɪd pɹoʊhˈɪbɪtɪd pɹəhˈɪbətɪd
prohibition	pɹˌoʊhɪbˈɪʃən
project	pɹˈɑdʒɛkt pɹədʒˈɛkt
prolonged	pɹoʊlˈɔŋd pɹoʊlˈɑŋd
properly	pɹˈɑːpɚli pɹˈɑpəli
property	pɹˈɑːpɚɾi pɹˈɑpəti
prophecy	pɹˈɑːfəsi pɹˈɑfɪsi
prophetic	pɹəfˈɛtɪk
prosecutor	pɹˈɑːsɪkjˌuːɾɚ pɹˈɑsəkjˌutɚ
prosperity	pɹɑspˈɛɹɪti
prosthetic	pɹɑsθˈɛtɪk
prostitute	pɹˈɑstɪtjˌuːt
prostitution	pɹˌɑːstɪtˈuːʃən pɹˌɑstɪtjˈuʃn pɹˌɑstɪtʃˈuʃn
protest	pɹˈoʊtɛst pɹətˈɛst pɹoʊtˈɛst
protesters	pɹˈətˌɛstɚz
prototype	pɹˈoʊtətˌaɪp
prove	pɹˈuːv pɹˈoʊv
prowess	pɹˈaʊɛs pɹˈaʊəs pɹˈaʊɪs
pseudoscience	sˌuːdoʊsˈaɪʌns
psyched	sˈaɪkt
psychotherapist	sˌaɪkoʊθˈɛɹəpɪst
psychotherapy	sˌaɪkoʊθˈɛɹəpi
puberty	pjˈuːbɚɾi pjˈubəti
pull	pˈʊl pˈəl
puppies	pˈʌpɪz pˈʌpiz
purchase	pˈɝːtʃɪs pˈɝtʃəs pˈɝɹtʃəs
purchased	pˈɝːtʃɪst pˈɝtʃəst
pure	pjˈʊɹ pjˈɔː pjˈɔɹ pjˈʊə
purely	pjˈʊəli pjˈɔli
push	pˈʊʃ pˈʌʃ
put	pˈʊt pˈʌt
puttanesca	pˈutənɛskə pˈʊtənɛskə
putting	pˈʊɾɪŋ pˈʌtɪŋ
pétanque	pˈətæŋk pˈətɑŋk
quadrilateral	kwˌɑdɹəlˈætɚəl
quadriplegic	kwˌɑːdɹɪplˈiːdʒɪk kwˌɑdɹɪpəlˈidʒɪk
quadruple	kwɑːdɹˈuːpʌl
qualification	kwˌɑlɪfɪkˈeɪʃən
qualifications	kwˌɑlɪfɪkˈeɪʃənz
qualified	kwˈɑlɪfˌaɪd
qualify	kwˈɑlɪfˌaɪ
quality	kwˈɑlɪti kwˈɑləti
quandary	kwˈɑndəɹi kwˈɑndɹi
quantities	kwˈɑntɪtiz
quantity	kwˈɑntɪti
quantum	kwˈɑntəm
quarterback	kwˈɔːtəbˌæk
quaternary	kwˈətɝːnˌɚɹi
que	kjˈu
question	kwˈɛstʃən kwˈɛʃtʃən kwˈɛstjən kwˈɛʃtən
quiet	kwˈaɪʌt kwˈaɪɪt
quieter	kwˈaɪʌɾɚ kwˈaɪʌtə kwˈaɪɪtɚ kwˈaɪɪtə
quietly	kwˈaɪʌtli kwˈaɪɪtli
quinoa	kˌinˈoʊə
quite	kwˈaɪt kˈiteɪ
quitter	kwˈɪtə
radiator	ɹˈeɪdiˌeɪɾɚ ɹˈeɪjdijˌeɪjtɚ ɹˈædɪˌeɪtə
radioactivity	ɹˈeɪdɪoʊˌæktˌɪvɪtˌi
rahul	ɹɑːhˈʊl
rarely	ɹˈɛɹli ɹˈɛli
raspberry	ɹˈæzbˌɛɹi
rather	ɹˈæðɚ ɹˈɑðɚ ɹˈʌðɚ
re	ɹˈiː
readily	ɹˈɛdili ɹˈɛdɪli
reading	ɹˈidɪŋ
real	ɹˈiːəl ɹˈil ɹˈeɪɑl
realist	ɹˈɪʌlɪst
realistic	ɹˌijəlˈɪstɪk ɹˌɪəlˈɪstɪk
reality	ɹˌiˈælɪɾˌi ɹˌiˈælətˌi
really	ɹˈɪʌli ɹˈiəli ɹˈɪli ɹˈili
rearrange	ɹˌiːəɹˈeɪndʒ
reasonable	ɹˈiːzənəbʌl ɹˈiznəbəl
reassuring	ɹˌiːəʃˈɔːɹɪŋ
rebel	ɹˈɛbəl ɹɪbˈɛl
rebellious	ɹɪbˈɛliʌs ɹəbˈɛliəs ɹəbˈɛljəs
rebirth	ɹɪbˈɝːθ ɹibˈɝθ
reborn	ɹˈɪbˈɔɹn
rebuilt	ɹɪbˈɪlt ɹibˈɪlt
recall	ɹˈiːkˌɔːl ɹˈɪkˌɔl
recap	ɹˈɪkˌæp ɹˈikˌæp
recapitulate	ɹˌɪkəpˈɪtʃʊlˌeɪt ɹˌikəpˈɪtʃʊlˌeɪt
receiver	ɹɪsˈiːvə
recess	ɹiːsˈɛs
recipe	ɹˈɛsɪpiː ɹˈɛsəpi
recluse	ɹɛklˈuːs
recognizable	ɹˌɛkəɡnˈaɪzəbʌl
recollect	ɹˌɛkəlˈɛkt
record	ɹˈɛkɚd ɹɪkˈɔɹd ɹəkˈɔɹd ɹˈɛkɔd
recorded	ɹɪkˈɔːdɪd
recorder	ɹɪkˈɔɹdɚ ɹikˈɔɹdɚ
records	ɹɛkˈɚd.z ɹɛkˈɔːd.z ɹəkˈɔd.z ɹəkˈɔɹd.z
recreate	ɹˈiːkɹiːˌeɪt ɹˈikɹɪˌeɪt ɹˈɛkɹɪˌeɪt
rectify	ɹˈɛktɪfˌaɪ ɹˈɛktəfˌaɪ
redo	ɹiːdˈuː
reduce	ɹɪdjˈuːs ɹɪdʒˈus
reference	ɹˈɛfɹəns ɹˈɛfəɹəns
references	ɹˈɛfɹənsɪz ɹˈɛfəɹənsɪz
refill	ɹˈɪfɪl ɹˈifɪl
reflexive	ɹɪflˈɛksɪv ɹəflˈɛksɪv
refresh	ɹɪfɹˈɛʃ ɹifɹˈɛʃ
refreshing	ɹɪfɹˈɛʃɪŋ ɹəfɹˈɛʃɪŋ
refrigerator	ɹɪfɹˈɪdʒɚɹˌeɪɾɚ ɹɪfɹˈɪdʒəɹˌeɪtə ɹəfɹˈɪdʒəɹˌeɪtɚ
refugee	ɹˈɛfjuːdʒiː ɹˈɛfjʊdʒi
refuse	ɹɪfjˈuz ɹˈɛfjus
regained	ɹɪɡˈeɪnd ɹiɡˈeɪnd
regarded	ɹɪɡˈɑɹdɪd ɹɪɡˈɑɹdəd ɹɪɡˈɑdəd
regardless	ɹɪɡˈɑɹdləs ɹɪɡˈɑɹdlɪs ɹɪɡˈɑdlɪs
reggae	ɹˈɛɡˌeɪ
register	ɹˈɛdʒɪstɚ ɹˈɛdʒɪstə ɹˈɛdʒəstɚ
regret	ɹɪɡɹˈɛt ɹiɡɹˈɛt ɹəɡɹˈɛt
regular	ɹˈɛɡjʊlə ɹˈɛɡjəlɚ ɹˈɛɡəlɚ
regularly	ɹˈɛɡjʊlɚli ɹˈɛɡjəlɚli ɹˈɛɡjʊləli
regulate	ɹˈɛɡjʊlˌeɪt ɹˈɛɡjəlˌeɪt
regulated	ɹˈɛɡjʊlˌeɪɾɪd ɹˈɛɡjəlˌeɪtɪd
regulating	ɹˈɛɡjʊlˌeɪɾɪŋ ɹˈɛɡjəlˌeɪtɪŋ
rehab	ɹɪhˈæb ɹihˈæb
rehabilitation	ɹˌiəbˌɪlɪtˈeɪʃən
rehman	ɹˈɪhmæn
rejected	ɹɪdʒˈɛktɪd ɹədʒˈɛktɪd
rejoicing	ɹɪdʒoʊˈɪsɪŋ
relating	ɹɪlˈeɪt.s
relaxation	ɹˌɪlæksˈeɪʃən ɹˌilæksˈeɪʃən
release	ɹɪlˈiːs ɹilˈis ɹəlˈis
relevance	ɹˈɛlɪvənt.s ɹˈɛləvənt.s
relevant	ɹˈɛlɪvənt ɹˈɛləvənt
religions	ɹɪlˈɪdʒənz ɹəlˈɪdʒənz
relocate	ɹˌɪlˈoʊkeɪt ɹˌilˈoʊkeɪt ɹˌilˈəkeɪt
relocated	ɹˌɪlˈoʊkeɪɾɪd
remade	ɹɪmˈeɪd ɹimˈeɪd
remainder	ɹɪmˈeɪndə ɹəmˈeɪndɚ ɹəmˈeɪndə
remake	ɹˈɪmˈeɪk
remarks	ɹɪmˈɑɹks ɹɪmˈɑːks ɹimˈɑɹks ɹimˈɑks
remarry	ɹɪmˈæɹi ɹimˈæɹi
rematch	ɹˈɪmˈætʃ
remember	ɹɪmˈɛmbɚ ɹɪmˈɛmbə ɹəmˈɛmbɚ mˈɛmbɚ
remind	ɹɪmˈaɪnd ɹəmˈaɪnd
reminded	ɹɪmˈaɪndɪd ɹəmˈaɪndɪd
reminisce	ɹˌɛmɪnˈɪs ɹˌɛmənˈɪs
reminiscent	ɹˌɛmɪnˈɪsənt ɹˌɛmənˈɪsnt
remix	ɹɪmˈɪks ɹimˈɪks
remorseful	ɹɪmˈɔɹsfʌl ɹɪmˈɔɹsfʊl
renaissance	ɹˌɛnəsˈɑːns
renovations	ɹˈɛnəvˌeɪʃənz
repaid	ɹɪpˈeɪd ɹipˈeɪd
repair	ɹɪpˈɛɹ ɹɪpˈɛʌ ɹipˈɛɚ ɹəpˈɛɚ
repay	ɹɪpˈeɪ ɹipˈeɪ
replay	ɹiːplˈeɪ
reportedly	ɹɪpˈɔtɪdli
reprehensible	ɹˌɛpɹɪhˈɛnsɪbəl ɹˌɛpɹəhˈɛnsəbəl
reproduce	ɹˌɪpɹədˈuːs ɹˌipɹədˈus ɹˌipɹədjˈus ɹˌipɹədʒˈus
reproductive	ɹˌipɹədˈʌktɪv
reputable	ɹˈɛpjuːɾəbʌl ɹˈɛpjətəbəl ɹˈɛpjʊtəbəl
reputation	ɹˌɛpjuːtˈeɪʃən ɹˌɛpjʊtˈeɪʃən
reread	ɹˈɪɹˈiːd
rereading	ɹˈɪɹˈiːdɪŋ
rerun	ɹˈɪɹˈʌn
reruns	ɹˈɪɹˈʌnz
reschedule	ɹɪskˈɛdʒuːl ɹiskˈɛdʒul ɹiskˈɛdʒuəl ɹiskˈɛdʒəl
research	ɹˈisɝtʃ ɹɪsˈɝtʃ
researcher	ɹˈɪsɝːtʃə
researchers	ɹˈɪsɝːtʃɚz
reseda	ɹɪsˈidə ɹəsˈidə ɹɛsˈɪdə
resemblance	ɹɪzˈɛmbləns ɹəzˈɛmbləns
reset	ɹɪsˈɛt ɹəsˈɛt
residue	ɹˈɛzɪdˌu ɹˈɛzɪdjˌu
resign	ɹɪzˈaɪn ɹisˈaɪn
resilience	ɹɪzˈɪlɪəns
resilient	ɹɪzˈɪljənt
resist	ɹɪzˈɪst ɹəzˈɪst
resistance	ɹɪzˈɪstəns
resistor	ɹɪzˈɪstɚ ɹɪzˈɪstə
resolute	ɹˈɛzəlˌuːt ɹˈɛzəljˌut
resort	ɹisˈɔɹt
resource	ɹˈɪsɔɹs
resources	ɹˈɪsɔɹsɪz ɹˈisɔɹsɪz ɹˈɪzɔɹsɪz
respond	ɹɪspˈɑːnd ɹəspˈɑnd
responsibility	ɹɪspˌɑːnsəbˈɪlɪɾi ɹɪspˌɑnsəbˈɪləti
responsible	ɹɪspˈɑːnsɪbʌl ɹɪspˈɑnsəbəl
restaurant	ɹˈɛstɹˌɑːnt ɹˈɛstəɹˌɑnt ɹˈɛstəɹˌənt ɹˈɛstəɹˌɑn
restless	ɹˈɛstləs ɹˈɛstlɪs
resume	ɹɪzˈum ɹɪzjˈum ɹˈɛzʊmeɪ ɹˈɛzəmeɪ
resurrection	ɹˌɛzəɹˈɛkʃən
retarded	ɹɪtˈɑːdɪd
rethink	ɹɪθˈɪŋk ɹiθˈɪŋk
retire	ɹˌɪtˈaɪɝ ɹˌitˈaɪɚ ɹətˈaɪɹ ɹˌətˈaɪɚ
retirement	ɹətˈaɪəɹmənt
retiring	ɹɪtˈaɪɝɹɪŋ ɹətˈaɪəɹɪŋ
retriever	ɹitɹˈivɚ
retro	ɹˈɛtɹoʊ
returned	ɹɪtˈɝːnd ɹɪtˈənd
reunion	ɹˌiːjˈuːniʌn ɹijˈunjən ɹɪjˈunjən
revealed	ɹɪvˈiːld ɹəvˈild
revelation	ɹˌɛvɪlˈeɪʃən ɹˌɛvəlˈeɪʃən
revenue	ɹˈɛvənjˌuː
reversible	ɹəvˈɝɹsɪbəl
revived	ɹɪvˈaɪvd ɹəvˈaɪvd
revolution	ɹˌɛvəlˈuːʃən ɹˌɛvəljˈuʃən
rewind	ɹˈɪwaɪnd ɹˈiwaɪnd
rewound	ɹɪwˈaʊnd ɹiwˈaʊnd
rhetorical	ɹɛtˈɔːɹɪkʌl ɹətˈɔɹɪkəl ɹɪtˈɔɹɪkəl ɹətˈɑɹɪkəl
ri	ɹˈi
richest	ɹˈɪtʃɪst ɹˈɪtʃəst
ridiculous	ɹɪdˈɪkjʊləs ɹɪdˈɪkjələs ɹidˈɪkjʊləs
right-handed	ɹaɪthˈændɪd
right-wingers	ɹˌaɪtwˈɪŋɡɚz
ringed	ɹˈɪŋd
rise	ɹˈaɪz ɹˈaɪs
risotto	ɹˌɪzˈɑtˌoʊ ɹˌɪzˈoʊtˌoʊ
river	ɹˈɪvɚ ɹˈɪvə ɹˈaɪvɚ ɹˈaɪvə
roof	ɹˈuːf ɹˈʊf
room	ɹˈuːm ɹˈʊm
roommate	ɹˈummˌeɪt
rooms	ɹˈuːmz ɹˈʊmz
root	ɹˈuːt ɹˈʊt
roots	ɹˈuːt.s ɹˈʊt.s
rosé	ɹoʊzˈeɪ
rotate	ɹˈoʊtˌeɪt
rotated	ɹˈoʊtˌeɪɾɪd
rotates	ɹˈoʊtˌeɪt.s
rotating	ɹˈoʊtˌeɪɾɪŋ
roundtrip	ɹˌaʊndtɹˈɪp
row	ɹˈoʊ ɹˈaʊ
royale	ɹɔjˈæl
rude	ɹˈuːd ɹɪˈʊd
ruined	ɹˈuːɪnd ɹˈund
running	ɹˈʌnɪŋ ɹˈʌniŋ
rupee	ɹuːpˈiː
rupees	ɹuːpˈiːz
résumé	ɹˈɛzʊmeɪ ɹˈɛzəmeɪ
salad	sˈæləd sˈælɪd
salman	sˈəlmɑːn
salmonella	sˌælmənˈɛlə sˌæmənˈɛlə
samba	sˈɑmbə
same-sex	sˌeɪmsˈɛks
san	sˈæn
sanctuary	sˈæŋktʃuˌɛɹi sˈæŋktjʊˌəɹi
sand	sˈænd sɛˈənd
sandwich	sˈændwɪtʃ sˈændwɪdʒ
sandwiches	sˈændwɪtʃɪz sˈændwɪdʒɪz
sanitary	sˈænətˌɛɹi sˈænɪtˌɛɹi
saskatoon	sˈæskətˌuːn
satisfactorily	sˌæɾɪsfˈæktɚɹəli sˌætɪsfˈæktəɹɪli
scantily	skˈæntili skˈæntɪli
scenario	sənˈæɹioʊ sɪnˈæɹioʊ sɪnˈɑɹioʊ sɪnɛˈəɹiˌoʊ
scenarios	sɛnˈɑɹioʊz
schedule	skˈɛdʒuːl ʃˈɛdjuːl skˈɛdʒuəl skˈɛdʒʊl
sciatic	sˈaɪætˌɪk
scientist	sˈaɪʌntɪst sˈaɪəntəst
scissors	sˈɪzɚz sˈɪzəz
scraggly	skɹˈæɡli skɹˈæɡəli
scrupulous	skɹˈuːpjʊləs skɹˈupjələs
secluded	sɪklˈuːdɪd səklˈudɪd
second	sˈɛkənd sˈɛkənt sˈəkɑnd
secondary	sˈɛkəndˌəɹɪ
seconded	sˈɪkɑːndɪd
seconds	sˈɛkənd.z sˈɛkənt.s
secrecy	sˈikɹəsi
secretary	sˈɛkɹətɹi sˈɛkɹətˌɛɹi sˈɛkɹətˌəɹi
secretive	sˈiːkɹətɪv sˈikɹɪtɪv sˈəkɹitɪv
secure	sɪkjˈʊɹ səkjˈʊɹ səkjˈʊɚ səkjˈɔɹ
secured	sɪkjˈʊɹd səkjˈʊɹd səkjˈɔɹd səkjˈʊəd
securely	sɪkjˈʊɹli səkjˈʊɹli səkjˈʊəli
securing	sɪkjˈʊɹɪŋ səkjˈʊɹɪŋ səkjˈʊəɹɪŋ səkjˈɔɹɪŋ
security	sɪkjˈʊɹɪɾi səkjˈʊɹɪti sɪkjˈʊəɹəti səkjˈɔɹɪti
sedan	sɪdˈæn sədˈæn
seduce	sɪdjˈuːs
segregate	sˈɛɡɹɪɡˌeɪt sˈɛɡɹəɡˌeɪt sˈɛɡɹəɡˌət
segregation	sˌɛɡɹɪɡˈeɪʃən sˌɛɡɹəɡˈeɪʃən
selection	sɪlˈɛkʃən səlˈɛkʃən
selective	sɪlˈɛktɪv səlˈɛktɪv
self-confidence	sˌɛlfkˈɑːnfɪdəns
self-confident	sˌɛlfkˈɑːnfɪdənt
self-conscious	sˌɛlfkˈɑːnʃəs
self-consciousness	sˌɛlfkˈɑːnʃəsnəs
self-control	sˌɛlfkəntɹˈoʊl
self-defense	sˌɛlfdɪfˈɛns
self-respect	sˌɛlfɹɪspˈɛkt
semester	səmˈɛstɚ sɪmˈɛstɚ sɪmˈɛstə
semicolon	sˌɛmɪkˈoʊlən sˌɛmikˈoʊlən
sense	sˈɛnt.s
sentimental	sˌɛntimˈɛntəl
separate	sˈɛpəɹeɪt sˈɛpɹət sˈɛpɹɪt
separately	sˈɛpɹətli sˈɛpəɹətli
seriously	sˈɪɹiəsli sˈɪəɹəsli
serum	sˈɪɹəm sˈiɹəm sɪˈəɹəm
seventh	sˈɛvənθ sˈɛvnθ
seventieth	sˈɛvəntɪʌθ sˈɛvntˌiəθ
several	sˈɛvɹʌl sˈɛvəɹəl
sewer	sˈuɚ sˈoʊɚ
sexiest	sˈɛksiɪst sˈɛksiəst
sexuality	sˌɛkʃuːˈælɪɾi
sexually	sˈɛkʃuːʌli sˈɛkʃəli sˈɛkʃʊəli
shalt	ʃˈælt
shared	ʃˈɛɹd ʃˈɛd
shawarma	ʃˈəwɑɹmə
she	ʃˈiː
she'd	ʃˈiːd
she'll	ʃˈiːl ʃˈɪl
she's	ʃˈiːz
shock	ʃˈɑːk ʃˈɔk
short-term	ʃˌɔɹttˈɝːm
shortcuts	ʃˈɔːtkˌʌt.s
shower	ʃˈaʊɚ ʃˈoʊɚ
shuffling	ʃˈʌfˈəlɪŋ
sickness	sˈɪknɪs
similar	sˈɪmɪlɚ sˈɪməlɚ sˈɪmələ
simplest	sˈɪmpʌlɪst sˈɪmpələst sˈɪmpləst
simultaneously	sˌaɪməltˈeɪniʌsli sˌaɪmltˈeɪnɪəsli sˌɪmltˈeɪnɪəsli
sincerity	sɪnsˈɛɹɪɾi sɪnsˈɛɹəti
singer	sˈɪŋɚ sˈɪŋə sˈɪndʒɚ
singular	sˈɪŋɡjʊlə
singularity	sˈɪŋɡjʊlˈæɹɪɾi sˈɪŋɡjəlˈæɹətɪ
sir	sˈɝː
situation	sˌɪtʃuwˈeɪʃən sˌɪtjuˈeɪʃən
sixteen	sɪkstˈiːn
sixteenth	sɪkstˈiːnθ
skedaddle	skˈɪdædəl
skeleton	skˈɛlɪtən skˈɛlətən skˈɛləən
ski	skˈiː ʃˈi
slaughterhouse	slˈoʊtəɹhˌaʊs
slayer	slˈeɪə
slithy	slˈaɪði
smaller	smˈɔːlɚ smˈɔːlə smˈɑlɚ
smile	smˈaɪl smˈaɪəl
smithereens	smˌɪðəɹˈinz
snowman	snˈoʊmˌæn
snowstorm	snˈoʊstˌɔːm
so-called	sˈoʊkˈɔːld
sociable	sˈoʊʃiʌbʌl sˈoʊʃəbəl
sofia	soʊfˈiə
soft	sˈɔft sˈɑft sˈæft
soldier	sˈoʊldʒɚ sˈoʊldʒə sˈɑldʒə
soldiers	sˈoʊldʒɚz sˈoʊldʒəz sˈɑldʒəz
solitary	sˈɑːlətˌɛɹi sˈɑlɪtˌɛɹi sˈɑlɪtɹi
soluble	sˈɑːljuːbʌl sˈɑljəbəl sˈɑljʊbəl
solution	səlˈuːʃən səljˈuʃən
solve	sˈɑːlv sˈɔlv
somebody	sˈʌmbˌɑːdi sˈʌmbˌɑdɪ sˈʌmbˌədi sˈʌmbˌədɪ
sometimes	sʌmtˈaɪmz
somewhere	sˈʌmwˌɛɹ sˈʌmwɛʌ sˈʌmwˌɛ
sommelier	sˌɔməljˈeɪ
sophomore	sˈɑfəmˌɔː
soprano	səpɹˈænoʊ
sorority	səɹˈɔɹəti səɹˈɑɹɪti
sorry	sˈɑːɹi sˈɔɹi
soundly	sˈaʊndlɪ
sounds	sˈaʊnz
south	sˈaʊθ sˈuθ
southeast	sˌaʊθˈiːst
southeastern	sˌaʊθˈiːstɚn
sovereignty	sˈɑːvɚɹˌɪnti sˈɑvəɹˌənti sˈɑvɹənti
sparkling	spˈɑɹklɪŋ spˈɑːklɪŋ spˈɑɹkəlɪŋ spˈɑkəlɪŋ
specific	spəsˈɪfɪk spɪsˈɪfɪk
specimen	spˈɛsɪmən spˈɛsɪmɪn
specimens	spˈɛsɪmənz spˈɛsɪmɪnz
spectacular	spɛktˈækjʊlə
spectator	spˈɛkteɪɾɚ
spectators	spˈɛkteɪɾɚz
speculation	spˌɛkjʊlˈeɪʃən spˌɛkjəlˈeɪʃən
speculative	spˈɛkjʊlətɪv spˈɛkjulətɪv
speechless	spˈiːtʃləs spˈitʃlɪs
spelunking	spɛlˈʌŋkɪŋ
spiral	spˈaɪʌɹʌl
spread	spɹˈɛd spɹˈid
squirrel	skwˈɝːl skwˈɪɹʌl skwˈɝəl
sri	sɹˈiː
st	sˈənt
stabilize	stˈeɪbɪlˌaɪz stˈeɪbəlˌaɪz
stage	stˈeɪdʒ stˈɑʒ
stagnated	stˈæɡnˌeɪɾɪd
started	stˈɑːtɪd
starter	stˈɑɹɾɚ stˈɑtɚ
statue	stˈætʃˌuː stˈætjˌu
steadily	stˈɛdili stˈɛdɪli
stenography	stɛnˈɑːɡɹəfi stənˈɑɡɹəfi stɪnˈɑɡɹəfi
stepmother	stˈɛpmˌʌðə
stereotype	stˈɛɹiətˌaɪp stɪˈəɹiˌətaɪp
stewardess	stjˈuːədɛs
stickler	stˈɪklə
stipulated	stˈɪpjʊlˌeɪɾɪd stˈɪpjulˌeɪtəd stˈɪpjəlˌeɪtəd
stonehenge	stˈoʊnhˌɛndʒ
straightforward	stɹˈeɪtfˈɔɹwɚd
strength	stɹˈɛŋkθ
strengths	stɹˈɛŋkθs
strike	stɹˈaɪk stiɹˈaɪk
stroganoff	stɹˈoʊɡənˌɔf
strongest	stɹˈɑŋɡɪst
struck	stɹˈʌk stʃɹˈʌk
student	stˈuːdənt stjˈuːdənt stʃˈudənt
stuntman	stˈʌntmæn
stupid	stjˈuːpɪd
stupidest	stjˈuːpɪdɪst
subarachnoid	sˈʌbəɹˌæknɔɪd
subcontractor	sʌbkˈəntɹˌæktɚ
subject	sˈʌbdʒɛkt səbdʒˈɛkt sˈʌbdʒɪkt
subjected	sʌbdʒˈɛktɪd
subterranean	sʌbtɪɹˈeɪniʌn sʌbtəɹˈeɪniən
subtly	sˈʌɾəli sˈʌtli sˈʌtəlli
suffering	sˈʌfəɹɪŋ sˈʌfɹɪŋ
suffice	səfʌˈɪs
suggest	sədʒˈɛst səɡdʒˈɛst
suggested	sədʒˈɛstɪd səɡdʒˈɛstɪd
suggestion	sədʒˈɛstʃən səɡdʒˈɛstʃən
suggestions	səɡdʒˈɛstʃənz sədʒˈɛstjənz
suicidal	sˌuːɪsˈaɪdʌl sˌuəsˈaɪdəl sjˌuɪsˈaɪdəl
suicide	sˈuːɪsˌaɪd sjˈuɪsˌaɪd
suit	sˈuːt sjˈut
suitable	sˈuːɾəbʌl sˈutəbl sjˈutəbl
suitcase	sˈuːtkˌeɪs sjˈutkˌeɪs
suits	sˈuːt.s sjˈut.s
sunscreen	sʌnskɹˈiːn
super	sˈuːpɚ sjˈupɚ
superficial	sˌuːpɚfˈɪʃʌl
superhero	sˈuːpɚhˌɪʌɹoʊ sjˌupɚhˈɪɹoʊ
superhuman	sˌuːpɚhjˈuːmən
superior	suːpˈɪʌɹiə
superiority	sʊpˌɪəɹiˈɑɹɪti
supermarket	sˈuːpəmˌɑːkɪt sˈupɚmˌɑɹkət
supernovae	sˈupəɹnˌoʊvi
superpower	sˌuːpɚpˈaʊɚ
superpowers	sˌuːpɚpˈaʊɚz
supersonic	sˌuːpɚsˈɑːnɪk
superstar	sˌuːpɚstˈɑɹ
superstition	sˌuːpɚstˈɪʃən sjˌupɚstˈɪʃən sjˌupəɹstˈɪʃən
superstitions	sˌuːpɚstˈɪʃənz
superstitious	sˌuːpɚstˈɪʃəs sjˌupɚstˈɪʃəs sjˌupəstˈɪʃəs
supervisors	sˌuːpɚvˈaɪzɚz
supplier	səplˈaɪʌ
supply	səplˈaɪ sʌplˈi
suppose	səpˈoʊz spˈoʊz
supposed	səpˈoʊzd səpˈoʊzɪd səpˈoʊst spˈoʊst
surcharge	sɝːtʃˈɑɹdʒ
sure	ʃˈʊɹ ʃˈɔː ʃˈɔɹ ʃˈʊə
surface	sˈɝːfɪs sˈɝfəs
surprisingly	sɚpɹˈaɪzɪŋli səpɹˈaɪzɪŋli
surreptitiously	sˌɚɹɪptˈɪʃəsli sˌʌɹəptˈɪʃəsli
surrogate	sˈʌɹəɡeɪt
survey	sɝːvˈeɪ
surveys	sɝːvˈeɪz
survive	sɚvˈaɪv səvˈaɪv səvʌˈɪv
suspect	səspˈɛkt sˈʌspɛkt
suspect's	sʌspˈɛkt.s
suspects	sʌspˈɛkt.s
swallow	swˈɑloʊ
swallowed	swˈɑloʊd
sweatshirt	swˈɛtʃˌət
sweetest	swˈiːɾɪst swˈitəst
swimsuit	swˈɪmsˌuːt swˈɪmsjˌut
syllabus	sˈɪləbəs
syncopated	sˈinkoʊpˌeɪtəd
syphilis	sˈɪfɪlɪs
taekwondo	tˈaɪkwˌɑndˈoʊ
tagliatelle	tˌæljətˈɛli tˌɑljətˈɛli
taipan	tʌˈɪpæn
taiwan	tˈaɪwˈɑːn
talisman	tˈælɪsmæn tˈælɪzmən
tambourine	tˌæmbɚɹˈiːn
tandoori	tˌændˈɔːɹi
tangerines	tˈændʒɚɹˌiːnz
tanzania	tænzˈənɪʌ
tara	tˈɑɹɑ tˈæɹɑ
tatami	tətˈɑmi
tattoo	tˌætˈuː tˌətˈu
tavel	teɪvˈʌl
taxes	tˈæksɪz tˈæksiz
teammate	tˈimmˌeɪt
tear	tˈɪɹ tˈɛɹ
teeth	tˈiːθ tˈif
teetotaler	tˌitˌoʊtˈəlɚ tˌitˌoʊtˈələ
teetotaller	tˈitoʊtˌəlɚ
teleconference	tˈɛlɪkˌɑːnfɚɹəns tˈɛləkˌɑnfəɹəns
telegram	tˈɛlɪɡɹˌæm tˈɛləɡɹˌæm
telekinesis	tˌɛlɪkənˈiːsɪs tˌɛləkɪnˈisɪs
telemarketers	tˌɛlɪmˈɑɹkiːɾɚz
telemarketing	tˌɛlɪmˈɑɹkɪɾɪŋ
telepath	tˌɛlɪpˈæθ
telephone	tˈɛlɪfˌoʊn tˈɛləfˌoʊn
television	tˈɛlɪvˌɪʒən tˈɛləvˌɪʒən
temperature	tˈɛmpɹɪtʃɚ tˈɛmpɹətʃɚ tˈɛmpətʃɚ tˈɛmpəɹtʃɚ
tenacious	tɛnˈeɪʃəs tənˈeɪʃəs
tenement	tˈɛnəmənt tˈɛnɪmənt
tent	tˈɛnt tˈɪnt
tenth	tˈɛnθ tˈɪnθ
teppanyaki	tˌɛpənjˈɑki
terminology	tˌɝːmɪnˈɑːlədʒi tˌɝmənˈɑlədʒi
terrace	tˈɛɹɪs tˈɛɹəs
terrible	tˈɛɹɪbʌl tˈɛɚbəl tˈɛɹəbəl tˈɝbəl
th	tˈiːˈeɪtʃ
thank	θˈæŋk ðˈæŋk
thanks	θˈæŋks ðˈæŋks
thanksgiving	θˌæŋksɡˈɪvɪŋ
theater	θˈɪʌɾɚ θˈɪʌtə θˈiətɚ θˈieɪtɚ
their	ðˈɛɹ ðˈɛʌ ðˈɑɹ ðˈɛ
themselves	ðɛmsˈɛlvz ðəmsˈɛlvz
theory	θˈɪʌɹi θˈiəɹi
there'd	ðˈɛɹd
there'll	ðˈɛɹl
thereby	ðˈɛɹbˈaɪ
thermonuclear	θˌɝɹmoʊnjˈukliɚ
thesis	θˈiːsɪs θˈɛsɪs θˈisiz
they	ðˈeɪ
they'd	ðˈeɪd
they'll	ðˈeɪl ðˈɛl
they're	ðˈeɪɚ ðˈeɪə ðˈɛɚ ðˈɛə
they've	ðˈeɪv
this	ðˈɪs ðˈəs
thoroughly	θˈɝɹəli θˈʌɹəli
though	ðˈoʊ
thought	θˈɔːt θˈɑt
thousandth	θˈaʊzəndtθ θˈaʊzəndð θˈaʊzəntθ
three	θɹˈiː fɹˈi
three-hour	θɹˌiːˈaʊɚ
three-quarters	θɹˌiːkwˈɔɹɾɚz
threshold	θɹˈɛʃhˌoʊld
threw	θɹˈuː θɹɪˈʊ
through	θɹˈuː θɹˈʌf
thumbtack	θˈʌmtæk
thy	ðˈaɪ
ticklish	tˈɪkəlɪʃ
tire	tˈaɪɝ tˈɑɚ tʌˈɪɚ
tiring	tˈaɪʌɹɪŋ
today	tədˈeɪ tʊdˈeɪ
together	təɡˈɛðɚ tʊɡˈɛðɚ
toilet	tˈɔɪlɪt tˈɔɪlət
toll	tˈoʊl tˈɔl tˈɑl
tomfoolery	tˈɑmfulˌɚi tˈɑmfulˌəɹi
tomorrow	təmˈɑːɹˌoʊ təmˈɑɹˌə tʊmˈɑɹˌoʊ təmˈʌɹˌoʊ
tonsillitis	tˌɑːnsɪlˈaɪɾɪs tˌɑnsəlˈaɪtɪs
tooth	tˈuːθ tˈʊθ
tormented	tˈɔɹmˌɛntɪd
tortellini	tˌɔɹtəlˈini
toupee	tˌuːpˈeɪ
tourist	tˈʊɹɪst tˈɔːɹɪst tˈɝɪst
toward	təwˈɔɹd təwˈɔːd twˈɔɹd tˈɔɹd
towards	təwˈɔːd.z tʊwˈɔɹd.z tˈɔɹd.z tˈɔd.z
tower	tˈaʊɚ tˈoʊɚ
towering	tˈaʊəɹɪŋ
tragedy	tɹˈædʒədi tɹˈædʒɛdi tɹˈædʒɪdi
trampoline	tɹˌæmpəlˈiːn
transaction	tɹænzˈækʃən
transfeminine	tɹænzfˈɛmənˌɪn
transfer	tɹænsfˈɝː
transgender	tɹˈænzdʒˈɛndɚ tɹˈænzdʒˈɛndə
transition	tɹænzˈɪʃən tɹɑnzˈɪʃən
transitive	tɹˈænzɪtˌɪv
translate	tɹænzlˈeɪt tɹɑnzlˈeɪt
translated	tɹænslˈeɪɾɪd tɹænzlˈeɪtɪd tɹɑnzlˈeɪtɪd
translation	tɹænzlˈeɪʃən
transparent	tɹænt.spˈæɹənt tɹænzpˈæɹənt
transplant	tɹænzplˈænt tɹænzplˈɑnt
transport	tɹˈænspɔɹt tɹænspˈɔɹt
transportation	tɹˌænspɔːtˈeɪʃən
transported	tɹænzpˈɔɹtɪd tɹænzpˈɔtɪd tɹɑnspˈɔtɪd
transports	tɹænspˈɔɹt.s
traveler	tɹˈævəlɚ tɹˈævlɚ
traveling	tɹˈævəlɪŋ tɹˈævlɪŋ
travelocity	tɹˈævəlˈɑːsɪɾi
treasure	tɹˈɛʒɚ tɹˈɛʒə tʃɹˈɛʒɚ
trebuchet	tɹˈɛbʊʃˌeɪ tɹˈɛbjəʃˌeɪ tɹˈɛbjuʃˌeɪ tɹˈɛbəʃˌɛt
tremendous	tɹəmˈɛndəs tɹɪmˈɛndəs
triathlon	tɹˌaɪˈæθlɑn tɹˈaɪæθəlɑn
trigonometric	tɹˌɪɡənəmˈɛtɹɪk
trimmer	tɹˈɪmə
trousers	tɹˈaʊzɚz tɹˈaʊzəz
tube	tjˈuːb
tuition	tuːˈɪʃən tjuːˈɪʃən tʃuˈɪʃən
tune	tjˈuːn tʃˈun
tuned	tjˈuːnd
tunes	tjˈuns
turbulence	tˈɝːbjʊləns tˈɝbjələns
tutorial	tuːtˈɔːɹiəl tutˈɔɹijəl tʊtˈɔɹijəl tjutˈɔɹɪəl
tv	tˈiːvˈiː
twelfth	twˈɛlfθ twˈɛlf twˈɛlftθ twˈɛlθ
twelve	twˈɛlv twˈɛv
twentieth	twˈɛntiʌθ twˈɛniəθ
twenty	twˈɛnti twˈɛni
two-dimensional	tˌuːdɪmˈɛnʃənʌl
two-thirds	tˌuːθˈɝːd.z
uber	jˈuːbɚ ˈubɚ ˈubə
udon	jˈuːdɑːn ˈudɑn
ultraviolet	ˌʊltɹəvˈaɪʌlɪt ˌʌltɹəvˈaɪələt ˌʌltɹəvˈaɪlət
unanswerable	ˌʌnˈɑːnsəɹəbʌl
unbelievable	ˌʌnbɪlˈiːvəbʌl ˌʌnbəlˈivəbəl
uncomfortable	ʌŋkˈʌmftəbʌl ʌnkˈʌmftɚbəl ʌnkˈʌmfɚtəbəl ʌnkˈʌmfətəbəl
uncouth	ˈʌŋkˈuːθ
uncreative	ʌnkɹɪˈeɪtɪv
underage	ˈʌndɚɹeɪdʒ
underdog	ˈʌndɚdˌɑːɡ
underestimate	ˈʌndəɹˈɛstɪmˌət ˈʌndɚˈɛstɪmˌeɪt ˈʌndɚˈɛstɪmˌɪt
underestimated	ˈʌndɚɹˈɛstɪmˌeɪɾɪd
undergrad	ˈʌndɚɡɹˌæd
underground	ˈʌndɚɡɹˌaʊnd
underlined	ˈʌndɚlˌaɪnd
undermine	ˈʌndɚmˌaɪn
undermining	ˈʌndɚmˌaɪnɪŋ
underpaid	ˈʌndɚpˈeɪd
underpants	ˈʌndɚpˌænt.s
undershirt	ˈʌndɚʃˌɝːt
understaffed	ˈʌndɚstˌæft
understand	ˌʌndɚstˈænd ˌʌndəstˈænd ˌʌndɚstɛˈənd
understatement	ˈʌndɚstˌeɪtmənt
undertake	ˈʌndɚtˌeɪk
undertaken	ˈʌndɚtˌeɪkən
undertakes	ˈʌndɚtˌeɪks
underwater	ˈʌndɚwˌɔːɾɚ
underwear	ˈʌndɚwˌɛɹ
underwood	ˈʌndɚwˌʊd
uneducated	ʌnˈɛdʒuːkˌeɪɾɪd ʌnˈɛdʒəkˌeɪtɪd ʌnˈɛdʒʊkˌeɪtɪd
unemployed	ˌʌnɪmplˈɔɪd
unemployment	ˌʌnɪmplˈɔɪmənt
unenthusiastic	ʌnɛnθˌuːziˈæstɪk ʌnɛnθjˌuziˈæstɪk
unexpected	ˌʌnɪkspˈɛktɪd
unexpectedly	ˌʌnɛkspˈɛktɪdli ˌʌnɪkspˈɛktɪdli
unfortunately	ʌnfˈɔɹtʃənətli ʌnfˈɔɹtʃnətli ʌnfˈɔɹtʃənɪtli ʌnfˈɔtʃənətli
uniform	jˈuːnɪfˌɔɹm jˈuːnɪfˌɔːm jˈunɪfˌɚm
uniforms	jˈunɪfˌɔɹms jˈunɪfˌɔms
unintelligent	ˌʌnɪntˈɛlɪdʒənt ˌʌnəntˈɛlədʒənt
union	jˈuːniʌn jˈunjən
unionized	jˈuːniʌnˌaɪzd jˈunjənˌaɪzd
unite	jˈuːnˌaɪt
united	juːnˈaɪɾɪd jʊnˈaɪtɪd
universe	jˈuːnɪvˌɝːs jˈunəvˌɝs jˈunivˌɝɹs
universities	jˌuːnɪvˈɝːsɪɾiz jˌunɪvˈɝsətiz
university	jˌuːnɪvˈɝːsɪɾi jˌunɪvˈɚsəti jˌunɪvˈəsəti
unless	ʌnlˈɛs ɪnlˈɛs
unmerciful	ʌnmˈɝːsɪfʌl
unnecessary	ʌnnˈɛsɪsˌɚɹi ʌnnˈɛsəsˌəɹɪ ʌnnˈɛsəsˌɛɹi ʌnnˈɛsəɹɪ
unprecedented	ʌnpɹˈɛsɪdˌɛntɪd
unquote	ˈʌŋkwˈoʊt
unread	ʌnɹˈɛd ʌnɹˈid
unrecognizable	ʌnɹˌɛkəɡnˈaɪzəbʌl
unrepentant	ˌʌnɹɪpˈɛntənt ˌənɹəpˈɛntənt
unstoppable	ʌnstˈɔpəbəl
until	ʌntˈɪl ɪntˈɪl ʊntˈɪl
unto	ˈʌntʊ
untranslatable	ʌntɹænzlˈeɪtəbəl
unusual	ʌnjˈuːʒˌuːʌl ʌnjˈuʒəl
unwanted	ʌnwˈɑntɪd
upbeat	ˈʌpbˌiːt
upbringing	ˈʌpbɹˌɪŋɪŋ
upcoming	ˈʌpkˌʌmɪŋ
update	ʌpdˈeɪt
updates	ʌpdˈeɪt.s
upgrade	ʌpɡɹˈeɪd
uphill	ˈʌphˈɪl
upon	əpˈɑːn əpˈɔn
upright	ʌpɹˈaɪt
upset	ʌpsˈɛt ˈʌpsɛt
upstate	ˈʌpstˈeɪt
upstream	ˈʌpstɹˈiːm
use	jˈuz jˈus
usual	jˈuːʒuːʌl jˈuʒəl jˈuʒʊəl jˈuʒ
usually	jˈuːʒuːʌli jˈuʒəli jˈuʒʊəli
vacation	veɪkˈeɪʃən vəkˈeɪʃən
vacuum	vˈækjuːm vˈækjuəm
vaginal	vædʒˈɪnʌl vædʒˈənəl vˈədʒʌɪnəl
valedictorian	vˌælɪdˌɪktˈɔːɹiʌn vˌælədˌɪktˈɔɹiən vˌælədˌɪktˈɔɹiɪn vˌælədˌɪktˈɔɹɪən
valise	vəlˈiz
valleys	vˈælɪz vˈæliz
valuable	vˈæljuːəbʌl vˈæljəbəl
value	vˈæljuː vˈæljəbəl
varieties	vɚɹˈaɪʌɾiz vəɹˈaɪɪtiz
various	vˈɛʌɹiʌs vˈæɹiəs
vase	vˈeɪs vˈɑːz vˈeɪz vˈɔz
vegetable	vˈɛdʒɪɾəbʌl vˈɛdʒtəbəl vˈɛdʒətəbəl vˈɛtʃtəbəl
vegetables	vˈɛdʒɪɾəbʌlz vˈɛdʒtəbəlz vˈɛdʒətəbəlz vˈɛtʃtəbəlz
vegetarian	vˌɛdʒɪtˈɛʌɹiʌn vˌɛdʒɪtˈɛəɹɪən
vegetation	vˌɛdʒɪtˈeɪʃən vˌɛdʒətˈeɪʃən
vehemently	vˈiəməntli
vehicles	vˈiəkəlz vˈiɪkəlz
velocity	vəlˈɑːsɪɾi vəlˈɑsəti
veneer	vɛnˈɪɹ vənˈɪɹ vənˈɪɚ
verbiage	vˈɝːbɪdʒ vˈɝbiɪdʒ vˈɝɹbiɪdʒ
vertebrae	vˈɝːɾɪbɹˌiː vˈɝtəbɹˌi vˈɝtəbɹˌaɪ vˈɝtəbɹˌeɪ
vertically	vˈɝːɾɪkli vˈɝtɪkəli
veterinarian	vˌɛtəɹənˈɛɹiən vˌɛtʃɹɪnˈɛɹiən
via	vˈaɪʌ vˈiə
vicinity	vɪsˈɪnɪɾi vəsˈɪnəti
victory	vˈɪktɚɹi vˈɪktɹi
video	vˈɪdioʊ vˈɪdjoʊ
view	vjˈuː vɪˈu
vigilance	vˈɪdʒɪlɪns
vile	vˈaɪl vˈaɪəl
vinegar	vˈɪnɪɡɚ vˈɪnəɡɚ vˈɪnəɡə
violent	vˈaɪʌlənt vˈaɪlənt
violet	vˈaɪʌlɪt vˈaɪələt vˈaɪlət
violinist	vaɪʌlˈɪnɪst
violist	vˌaɪˈʌlɪst
viral	vˈaɪʌɹʌl
virtues	vˈətʃus
visa	vˈiːzə vˈisə
vocabulary	voʊkˈæbjʊlˌəɹɪ
volleyball	vˈɑːlɪbˌɔːl vˈɑlibˌɔl
volume	vˈɑːljuːm vˈɑljəm vˈɑljʊm
voluntary	vˈɑːləntɚɹi vˈɑləntɹi vˈɑləntɛɹi
wallet	wˈɑlɪt wˈɔlət wˈɑlət
wallop	wˈɑləp
wan	wˈɑn
wand	wˈɑnd
wander	wˈɑndə
wandered	wˈɑndəd
wandering	wˈɑndəɹɪŋ
wanna	wˈɔnə wˈɑnə wˈʌnə
wanted	wˈɑntɪd
wanting	wˈɑntɪŋ
wanton	wˈɑntən
wants	wˈɔnt.s wˈɑnt.s wˈʌnt.s
warranty	wˈɔːɹənti wˈɑɹənti
wash	wˈɑːʃ wˈɔʃ wˈɔɹʃ
waster	wˈeɪstə
watch	wˈɑːtʃ wˈɔtʃ
wavelength	wˈeɪvlˌɛŋkθ
we	wˈiː wˈə
we'd	wˈiːd
we'll	wˈiːl wˈiəl
we're	wˈɪɹ wˈɛɚ wˈɪə wˈɚ
we've	wˈiːv
weakling	wˈiklɪŋɡ
weariness	wˈɪəɹinɪs
webster	wˈɛbstə
weird	wˈɪɹd wiˈəɹd
weirdest	wˈɪɹdɪst wˈɪəɹdəst
well-being	wˌɛlbˈiːɪŋ
weren't	wˈɝːnt wˈɝənt
wetsuit	wˈɛt.sˌuːt wˈɛt.sjˌut
wetted	wˈɛɾɪd wˈɛtəd
whammy	hwˈæmi
what'll	wˈɑtʌl hwˈʌtəl hwˈɑtəl
what're	wˈʌɾɚ
what's	wˈʌt.s
whatsoever	hwˌʌt.soʊˈɛvɚ wˌɑt.soʊˈɛvɚ
wheelie	hwˈili
when	wˈɛn wˈɪn
when's	wˈɛnz
whenever	wɛnˈɛvɚ wɛnˈɛvə wənˈɛvɚ hwənˈɛvɚ
whereas	wɛɹˈæz
wherefore	wɛɹfˈɔɹ
wherever	wɛʌɹˈɛvə hwɛɹˈɛvɚ
whiff	hwˈɪf
whilst	wˈaɪlst
whim	hwˈɪm
whisk	hwˈɪsk
whisper	hwˈɪspɚ hwˈɪspə
whispered	wˈɪspɚd wˈɪspəd hwˈɪspɚd
whispering	hwˈɪspəɹɪŋ
whistling	hwˈɪslɪŋ
whites	hwˈaɪt.s
who's	hˈuːz wˈuz
whomever	huːmˈɛvɚ
whopping	hwˈɑpɪŋ
whose	hˈuːz
widest	wˈaɪdɪst wˈaɪdəst
wifi	wˈaɪfaɪ
wikipedia	wˈɪkipˌiːdˌiʌ
wind	wˈɪnd wˈaɪnd
windy	wˈɪndi wˈaɪndi
wisecrack	wˈaɪzkɹˌæk
withdrawal	wɪθdɹˈɔːl wɪθdɹˈɔəl wɪðdɹˈɔəl
within	wɪðˈɪn wɪθˈɪn
without	wɪðˈaʊt wɪθˈaʊt
witness	wˈɪtnəs wˈɪtnɪs
wobbly	wˈɑːbli wˈɑbəli
wolfram	wˈʊlfɹˌəm
woman	wˈʊmən wˈoʊmən
women	wˈɪmɪn wˈɪmən wˈʊmən
won	wˈʌn wˈɑn
wonderfully	wˈʌndəɹfli
wonton	wˈɑntɑn
work	wˈɝːk wˈɛk wˈɝɪk wˈʊk
worry	wˈʌɹi wˈoʊɹi wˈɑɹi
worrying	wˈɝijɪŋ wˈʌɹijɪŋ
worthwhile	wˈɝːθwˈaɪl
would've	wˈʊdəv wˈʊdə
wouldn't	wˈʊdənt wˈʊnt
wound	wˈund wˈaʊnd
wronged	ɹˈɑŋd
wrongfully	ɹˈɑŋfəli
wunderkind	wˈʌndɚkˌɪnd wˈʊndɚkˌɪnd
xenon	zˈinɑn zˈinən
xenophobic	zˌɛnəfˈoʊbɪk zˌɛnəfˈoʊbik
ya	jˈə
yahoo	jˈɑhˌu jˈəhˌu
yakitori	jˌækɪtˈɔːɹi jˌækɪtˈɔəɹi
yang	jˈæŋ
yeah	jˈɛə jˈæə
years-old	jˌɪɹzˈoʊld
yesterday	jˈɛstɚdˌeɪ jˈɛstədˌeɪ jˈɛstɚdˌi jˈɛstədˌɪ
yoghurt	jˈɑɡət
you'd	jˈuːd
you'll	jˈuːl
you're	jˈʊɹ jˈɔɹ
you've	jˈuːv
yours	jˈɔɹz jˈʊɚz jˈɚz jˈəz
yourself	jɔɹsˈɛlf jɔːsˈɛlf jʊɹsˈɛlf jɚsˈɛlf
yourselves	jɔɹsˈɛlvz jɔːsˈɛlvz jʊɹsˈɛlvz jɚsˈɛlvz
yuan	juːˈən
zebra	zˈɛbɹə
zookeeper	zˈukipɚ
zoonoses	zʊˈunoʊsɪis
zucchini	zukˈini
zydeco	zˈaɪdiːkˌoʊ
`;
