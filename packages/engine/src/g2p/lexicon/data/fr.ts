export default `
Aalénien	alenjˈɛ̃
Abbaretz	abaʁˈɛ
Abbevilloise	abvilwˈaz
Abdoulaye	abdulˈaj
Aberdeen	abɛʁdˈin
Abkhazie	apkazˈi
Abruzzes	abʁˈyz
Accous	akˈus
Achaïe	akaˈi
Achille	aʃˈil
Agathe	aɡˈat
Agen	aʒˈɛ̃
Aggée	aʒˈe
Aglukark	aɡlukˈaʁk
Aglukkaq	aɡlukˈak
Agésilas	aʒezilˈas
Aisne	ˈɛn
Akkadien	akadjˈɛ̃
Akkouche	akˈuʃ
Akwesasne	akwezasnˈe
Albouy	albwˈij
Alesi	alezˈi
Alex	
Alfred	alfʁˈɛd
Alès	alˈɛs
Amherst	amˈœʁst
Amin	amˈin
Ammerschwihr	aməʁʃvˈiʁ
Amos	amˈɔs
Anasazi	anasazˈi
Andorre	ɑ̃dˈɔʁ
Androuet	ɑ̃dʁuˈɛ
Antarès	ɑ̃taʁˈɛ
Antillaise	ɑ̃tijˈɛz
Antillaises	ɑ̃tijˈɛz
Antiochos	ɑ̃tjɔkˈɔs
Antras	ɑ̃tʁˈas
Anubis	anybˈis
Aoi	aɔˈi
Aounit	aunˈit
Archag	aʁʃˈaɡ
Archambault	aʁʃɑ̃bˈol
Archiloque	aʁʃilˈɔk
Archélaüs	aʁʃelaˈys
Arize	aʁˈiz
Arnault	aʁnˈol
Arntfield	aʁntfˈild
Arruda	aʁudˈa
Artaxerxès	aʁtaksɛʁksˈɛs
Arthabaska	aʁtabaskˈa
Artémis	aʁtemˈis
Arundel	aʁyndˈɛl
Arviat	aʁviˈat
Ascoux	akˈu
Assedic	asedˈik
Ath	ˈat
Athanase	atanˈaz
Atlas	atlˈas
Atsuko	at.sukˈo
Auckland	oklˈɑ̃d
Aulnay	onˈɛ ɔnˈɛ
Aurignac	ɔʁiɲˈak
Aurigny	ɔʁiɲˈi
Aurélia	ɔʁeljˈa
Aurélie	ɔʁelˈi
Aurélien	ɔʁeljˈɛ̃
Auxerre	osˈɛʁ oksˈɛʁ
Avantès	avɑ̃tˈɛs
Avent	avˈɑ̃
Aya	ajˈa
Aylmer	ɛlmˈɛʁ elmˈɛʁ
Ayumi	ajumˈi
Azerbaïdjan	azɛʁbajd.ʒˈɑ̃
Azzedine	azedˈin
Açores	asˈɔʁ
BZDs	bezɛddˈe
Badr	bˈadəʁ
Bainghen	bɛ̃ɡˈɑ̃
Bakhmout	bakmˈut
Balazeïkine	balazəikˈin
Bangkok	bɑ̃kˈɔk baŋkˈɔk
Barkmere	baʁkmˈeʁ
Barthes	bˈaʁt
Barthélemy	baʁtelemˈi
Baruch	baʁˈuʃ
Basle	bˈal
Bassatne	basatnˈe
Bassussarry	basysaʁˈi
Bathurst	batˈyʁst
Baup	bˈo
Bayle	bˈɛjl
Bayonne	bajˈɔn
Beatles	bitˈœlz bitˈœls
Beauregard	boʁəɡˈaʁ
Beijing	bed.ʒˈiŋ
Belattek	belatˈɛk
Bellechasse	bɛlʃˈas
Belmessous	bɛlmɛsˈus bɛlmesˈus
Belsunce	bɛlzˈɛ̃s
Benchiba	bɛnʃibˈa
Benoist	bənwˈa
Bercy	bɛʁsˈi
Beresford	bœsfˈœd
Bergson	bɛʁɡsˈɔ̃
Berthe	bˈɛʁt
Betafo	betafˈo
Betchat	bɛt.ʃˈat
Bethsabée	bɛt.sabˈe
Beyrouth	beʁˈut bɛʁˈut
Beyrouthin	beʁutˈɛ̃ bɛʁutˈɛ̃
Beyrouthine	beʁutˈin bɛʁutˈin
Bifröst	bifʁˈɔst
Bihouix	biwˈi
Binedama	binedamˈa
Biscaye	biskˈaj
Biscaïchipy	biskaiʃipˈi
Bishnoï	biʃnɔˈi
Bisounours	bizunˈuʁs
Blouin	bluˈɛ̃
Blumenfeld	blymœnfˈɛld
Bohême	bɔˈɛm
Boisbriand	bwabʁijˈɑ̃
Bonzom	bɔ̃zˈɔ̃
Borezza	bɔʁɛzˈa bɔʁezˈa
Bouallegue	bwalˈɛɡ
Bougareit	buɡaʁˈɛt
Bouix	bwˈi
Boulahroud	bulaʁˈud
Boundou	bundˈu
Bouroundi	buʁundˈi
Bousenna	busɛnˈa busenˈa
Bouxwiller	buksvilˈɛʁ
Bowman	bomˈan
Breitenbach	bʁajtənbˈak
Brejnev	bʁɛʒnˈɛf
Brexit	bʁɛksˈit
Brian	bʁajˈan
Brieuc	bʁijˈø
Bristol	bʁistˈol
Brixton	bʁikstˈɔn
Broadway	bʁodwˈe bʁɔdwˈɛ bʁodwˈɛ
Broglie	bʁˈɔj
Brouchéion	bʁukejˈɔ̃
Brown	bʁˈawn bʁˈɔwn
Brunei	bʁynˈɛj bʁynˈej
Bruxelles	bʁysˈɛl bʁyksˈɛl
Bruxellois	bʁysɛlwˈa bʁyselwˈa
Bruxelloise	bʁysɛlwˈaz bʁyselwˈaz
Bruz	bʁˈy
Bryson	bʁisˈɔn
Bréville	bʁevˈij
Buckingham	bykiŋˈɛm
Bujumbura	buʒumbuʁˈa
Bulgnéville	bylɲevˈij
Buryatie	buʁjatˈi
Bélize	belˈiz
Béotie	beɔsˈi
Bérytien	beʁisjˈɛ̃
Bœotie	beɔsˈi
Cadien	kad.ʒˈɛ̃
Caen	kˈɑ̃
Caennais	kanˈɛ
Caiète	kajˈɛt
Calgary	kalɡaʁˈi
Calixthe	kalˈikst
Calvados	kalvadˈos
Campbellton	kambɛltˈœn
Canavan	kanavˈan
Cancún	kɑ̃kˈun
Candilis	kɑ̃dilˈis
Canterbury	kɑ̃tɛʁbœʁˈi
Cantley	kɑ̃tlˈi
Cantorbéry	kɑ̃tɔʁbeʁˈi
Capernaüm	kapɛʁnaˈɔm
Caralp	kaʁˈal
Caraquet	kaʁakˈɛt
Carthage	kaʁtˈaʒ
Caucase	kɔkˈaz
Cayamant	kajamˈɑ̃
Cayenne	kajˈɛn
Cayor	kajˈɔʁ
Chalcédoine	kalsedwˈan
Chaldée	kaldˈe
Cham	t.ʃˈam
Chamonix	ʃamɔnˈi
Champenois	ʃɑ̃pənwˈa
Champenoise	ʃɑ̃pənwˈaz
Champneuf	ʃɑ̃nˈœf
Chams	t.ʃˈam
Chaouis	ʃawˈi
Chariclée	kaʁiklˈe
Charites	kaʁˈit
Charon	kaʁˈɔ̃
Charybde	kaʁˈibd
Chastres	ʃˈatʁ
Chechnie	ʃɛʃnˈi
Chemetoff	ʃemetˈɔf
Cheng	t.ʃˈɛŋ
Chichester	t.ʃit.ʃɛstˈœʁ
Chiers	ʃjˈɛʁ
Chihiro	ʃiiʁˈo t.ʃiiʁˈo
Chisa	t.ʃisˈa
Chisasibi	ʃizasibˈi
Chiyo	t.ʃijˈo
Chlef	ʃlˈɛf
Chleuh	ʃlˈø
Chleuhe	ʃlˈø
Chongqing	t.ʃɔŋt.ʃˈiŋ
Chooz	ʃˈo
Christopher	kʁistɔfˈɛʁ
Châtelaillon	ʃatelajˈɔ̃ ʃatɛlajˈɔ̃
Cisjordanie	sisʒɔʁdanˈi
Clarendon	klaʁəndˈɔn
Cleenewerck	klənəwˈɛʁk
Clothilde	klɔtˈild
Clovis	klɔvˈis
Cléanthe	kleˈɑ̃t
Cléricy	kleʁisˈi
Clœlia	kleljˈa kløljˈa
Clœlius	kleljˈys
Coaticook	kwatikˈuk
Coldefy	kɔldəfˈi
Comores	kɔmˈɔʁ
Condom	kɔ̃dˈɔ̃
Contrazy	kɔ̃tʁazˈi
Copenhague	kɔpenˈaɡ kɔpnˈaɡ kɔpɛnˈaɡ
Coquatrix	kɔkatʁˈi
Corinthe	kɔʁˈɛ̃t
Cornély	kɔʁnelˈi
Corre	kˈɔʁ
Cosaque	kɔzˈak
Cosnard	kɔnˈaʁ
Couflens	kuflˈɑ̃
Coïmbre	kɔˈɛ̃bʁ
Craon	kʁˈɑ̃
Cronos	kʁɔnˈos
Créac'h	kʁeˈaʃ
Crécy	kʁesˈi
Crésus	kʁezˈys
Cunwal	kynwˈal
Curaçao	kyʁasˈo
Cynthe	sˈɛ̃t
Cyrille	siʁˈil
Cæsar	sezˈaʁ
Céphas	sefˈas
Daech	daˈɛʃ
Dalmatie	dalmasˈi
Damoclès	damɔklˈɛs
Danemark	danmˈaʁk
Dany	danˈi
Davis	devˈis
Davy	davˈi
Debes	dˈœb
Defays	dəfaˈi dəfaˈis
Deinokratès	dɛjnɔkʁatˈɛs dejnɔkʁatˈɛs
Dekkan	dɛkˈɑ̃ dekˈɑ̃
Delord	dəlˈɔʁ
Delyankir	deljɑ̃kˈiʁ
Demesmaeker	dəmɛsmakˈœʁ
Denholm	dɛnˈolm
Desaulniers	dəsonjˈe
Descartes	dekˈaʁt
Descaves	dekˈav
Deslauriers	dəslɔʁjˈe
Desmarais	dɛmaʁˈɛ demaʁˈɛ
Després	dɛpʁˈe depʁˈe
Desrochers	deʁɔʃˈe
Destroismaisons	detʁwamɛzˈɔ̃ detʁwamezˈɔ̃
Detroit	detʁwˈa
Deutéronome	døteʁɔnˈɔm
Dewarrat	dəwaʁˈa
Dezaly	dəzalˈi
Diamniadio	djamnjadjˈo
Diego	djeɡˈo
Dietemann	ditəmˈan
Dintilhac	dɛ̃tilˈak
Dioclétien	djɔklesjˈɛ̃
Do	dˈo
Donaldvillois	dɔnaldvilwˈa
Doncaster	dɔ̃kastˈɛʁ
Doubs	dˈu
Douchanbé	duʃanbˈe
Doudinka	dudinkˈa
Doullens	dulˈɑ̃
Drenthe	dʁˈɑ̃t
Dreyfus	dʁɛfˈys dʁefˈys
Drummondville	dʁɔmɔnvˈil
Dubaï	dubˈaj
Ducourtieux	dykuʁtjˈø
Ducuing	dykɥˈɛ̃
Dufaur	dyfˈɔʁ
Dufresne	dyfʁˈɛn
Dunyach	dynjˈaʃ
Dupuy	dypɥˈij
Dupuytren	dypɥijtʁˈɛ̃
Duquesne	dykˈɛn
Dylan	dilˈan
Décalogue	dekalˈɔɡ
Déméter	demetˈɛʁ
Démétrios	demetʁijˈɔs
Edmonton	ɛdmœntˈœn ɛdmɔntˈɔn
Edmontonien	ɛdmœntɔnjˈɛ̃
Edmundston	ɛdmɔndstˈœn
Edwige	ɛdvˈiʒ
Egor	əɡˈɔʁ
Ekat	ekˈat
Elouan	eluˈɑ̃n
Elven	ɛlvˈɛ̃
Encelade	ɑ̃səlˈad
Encourtiech	ɑ̃kuʁtjˈɛʃ
Engomer	ɑ̃ɡɔmˈɛʁ
Enzo	ɛnzˈo
Eqrem	ekʁˈɛm
Erdogan	ɛʁdɔɡˈan ɛʁdɔwˈan
Erdoğan	ɛʁdɔɡˈan
Erevan	eʁevˈan
Erica	əʁikˈa
Erika	əʁikˈa
Esdras	ɛsdʁˈa
Espelette	ɛspəlˈɛt
Esther	ɛstˈɛʁ
Etobicoke	ɛtɔbikˈo etɔbikˈo
Eubœe	øbˈe
Euripide	øʁipˈid
Euthydème	øtidˈɛm
Evaëlle	əvaˈɛl
Eve	ˈɛv
Eveline	evlˈin
Ewlyn	ɛwlˈin
Ewok	iwˈok
Exarchopoulos	ɛɡzaʁkɔpulˈos ɛɡzaʁkopulˈos ɛɡzaʁkɔpulˈɔs
Exocet	ɛɡzɔsˈɛ
Expilly	ɛkspijˈi
Eycheil	ɛjʃˈɛj
Eychenne	ɛjʃˈɛn
Eygun	ɛjɡˈœ̃
Eyssartier	ɛjsaʁtjˈe
Faby	fabˈi
Facebook	fɛjsbˈuk fesbˈuk
Fantômas	fɑ̃tomˈas
Fareng	faʁˈɑ̃
Farreng	faʁˈɑ̃
Fayçal	fajsˈal
Fellous	fɛlˈus felˈus
Fessenheim	fɛsənˈajm fesənˈajm
Fichen	fiʃˈɑ̃
Flevoland	flevɔlˈɑ̃d
Floc'h	flˈɔk
Foenkinos	fɔɑ̃kinˈo
Fons	fˈɔ̃s
Fontanès	fɔ̃tanˈɛ
Fouad	fuˈad
Fouesnant	fwɛnˈɑ̃ fwenˈɑ̃
Frank	fʁˈɑ̃k
Frankenstein	fʁɑ̃kɑ̃stˈɛ̃
Frasnois	fʁanwˈa
Fredericton	fʁedeʁiktˈɔn fʁedeʁiktˈœn
Fresnel	fʁɛnˈɛl fʁenˈɛl
Frissung	fʁisˈœ̃
Froissart	fʁwasˈaʁ
Fundy	fœ̃dˈi
Fursy	fyʁsˈi
Fès	fˈɛs
Gabas	ɡabˈas
Gaby	ɡabˈi
Gabès	ɡabˈɛs
Gadès	ɡadˈɛs
Galatie	ɡalasˈi
Ganymède	ɡanimˈɛd
Gasthaus	ɡastˈo
Gaylord	ɡɛlˈoʁd ɡelˈoʁd
Geispitzen	ɡajʃpˈit.sən
Geromegnace	ʒəʁɔmɲˈas
Ghislain	ɡilˈɛ̃ ʒislˈɛ̃
Ghislaine	ɡilˈɛn ʒislˈɛn
Ghyslain	ɡilˈɛ̃ ʒislˈɛ̃
Ghyslaine	ɡilˈɛn ʒislˈɛn
Gitega	ɡiteɡˈa
Giverny	ʒivɛʁnˈi
Glaris	ɡlaʁˈis
Glouchevitch	ɡluʃevˈit.ʃ
Godefroy	ɡɔdəfʁwˈa
Godeliève	ɡɔdəljˈɛv
Google	ɡuɡˈɛl ɡuɡˈœl
Goth	ɡˈɔt
Gracefield	ɡʁesfˈild
Gretzky	ɡʁɛtzkˈi
Groenland	ɡʁɔɛnlˈɑ̃d ɡʁoɛnlˈand ɡʁœnlˈɑ̃d
Groenlandais	ɡʁɔɛnlɑ̃dˈɛ
Groenlandaise	ɡʁɔɛnlɑ̃dˈɛz
Grojean	ɡʁɔʒəˈɑ̃
Grosclaude	ɡʁoklˈod
Grosjean	ɡʁɔsʒəˈɑ̃
Grothendieck	ɡʁotœndˈik
Grégory	ɡʁeɡɔʁˈi
Guangdong	ɡwɑ̃ɡdˈɔ̃ɡ
Guemrirene	ɡɛmʁiʁˈɛn
Guilliermond	ɡijɛʁmˈɔ̃
Guingamp	ɡɛ̃ɡˈɑ̃
Guéthary	ɡetaʁˈi
Gwenaël	ɡwenaˈɛl ɡwɛnaˈɛl
Gwenaëlle	ɡwenaˈɛl ɡwɛnaˈɛl
Gwendoline	ɡwɛndɔlˈin
Habs	ˈaps
Hadès	adˈɛs
Haenel	anˈɛl
Halloween	alowˈin alɔwˈin
Hamlet	amlˈɛ
Hanoukka	anukˈa
Haruko	aʁukˈo
Harumi	aʁumˈi
Hasegawa	aseɡawˈa
Hathor	atˈɔʁ
Hayashi	ajaʃˈi
Haïdamakha	ajdamakˈa
Haïtien	aisjˈɛ̃
Haïtienne	aisjˈɛn
Helsinki	ɛlsiŋkˈi
Hendaye	ɑ̃dˈaj
Henry	ɑ̃ʁˈi
Herisoa	eʁizɔˈa
Hexagone	ɛɡzaɡˈɔn
Himalaya	imalajˈa
Hisako	isakˈo
Homs	ˈɔms
Hosokawa	osokawˈa
Houat	wˈat
Houthi	utˈi
Hualien	waljˈɛn
Hulloise	ɔlwˈaz
Hulloises	ɔlwˈaz
Hute	ytˈe
Huynh	ɥˈin uˈin
Hyacinthe	jasˈɛ̃t
Hypnos	ipnˈos
Hélios	eljˈos
Héphaïstos	efaistˈos efaistˈɔs
Héraclès	eʁaklˈɛs
Hœdic	edˈik
Ibiza	ibisˈa
Iekaterinbourg	jekatəʁɛ̃bˈuʁ
Ienisseï	jenisˈɛj
Imbach	ɛ̃bˈaʃ
Ingrid	iŋɡʁˈid
Inuit	inɥˈit inwˈit
Iowa	ajowˈa ijowˈa
Iqaluit	ikalwˈit
Isaïe	izaˈi
Iseult	izˈø
Ishii	iʃiˈi
Israëlienne	isʁaljˈɛn izʁaljˈɛn
Istanbul	istɑ̃bˈul
Itxassou	it.sasˈu
Iwasaki	iwasakˈi
James	d.ʒˈɛms ʒˈam
Jaurès	ʒɔʁˈɛs
Jean	ʒˈɑ̃
Jeanpierre	ʒəɑ̃pjˈɛʁ
Jersey	ʒɛʁzˈɛ
Jiangsu	d.ʒjɑ̃ŋsˈu
Joachim	ʒɔakˈim
John	d.ʒˈɔn
Johnson	d.ʒɔnsˈɔn
Joly	ʒɔlˈi
Jones	ʒˈɔn
Jordan	ʒɔʁdˈan d.ʒɔʁdˈan
Jouly	ʒulˈi
Jouy	ʒwˈij
Judith	ʒydˈit
Jupiter	ʒypitˈɛʁ
Just	ʒˈyst
Jutland	ʒytlˈɑ̃d
Jéricho	ʒeʁikˈo
Jérémy	ʒeʁemˈi
Kabukicho	kabukit.ʃˈo
Kahnawake	kanawakˈe
Kamychlov	kamiʃlˈɔv
Kandelaft	kɑ̃dlˈaf
Kaohsiung	kawʃjˈuŋ
Karas	kaʁˈas
Kasumi	kasumˈi
Katell	katˈɛl
Katia	katjˈa
Kawar	kawˈaʁ
Kayllor	kajˈɔʁ
Kayor	kajˈɔʁ
Kazuko	kazukˈo
Kebaowek	kebaowˈɛk
Keelung	kilˈuŋ
Keiko	keikˈo kejkˈo
Kenzo	kɛnzˈo
Keram	keʁˈam
Kerguelen	kɛʁɡelˈɛn
Khmer	kmˈɛʁ
Kikuko	kikukˈo
Kinew	kinˈɛw
Kinmen	kinmˈɛn
Kinshasa	kinʃasˈa
Kirghizstan	kiʁɡistˈɑ̃
Kitcisakik	kit.sisakˈik
Kiyoko	kijɔkˈo
Kloetzer	kløtzˈɛʁ kløtzˈœʁ
Kojima	kɔd.ʒimˈa
Komintern	kɔmintˈɛʁn
Kondo	kɔndˈo
Kondýlis	kɔ̃dilˈis
Kremlin	kʁɛmlˈɛ̃
Kumiko	kumikˈo
Kuniko	kunikˈo
Kurimoto	kuʁimɔtˈo
Kévin	kevˈin
Kœnigsberg	keniɡsbˈɛʁ
L'Assomption	lasɔ̃sjˈɔ̃
L'Islet	lilˈɛ
Labrea	labʁəˈa
Ladislas	ladislˈas
Lafayette	lafajˈɛt
Laghouat	laɡwˈat
Lagos	laɡˈos laɡˈɔs
Lanaspeze	lanaspˈɛz
Lannemezan	lanəməzˈɑ̃
Lasalle	lasˈal
Lathus	latˈys
Laura	lɔʁˈa
Laurant	lɔʁˈɑ̃
Laureline	lɔʁlˈin
Laurentides	lɔʁɑ̃tˈid
Laurentie	loʁɑ̃sˈi lɔʁɑ̃sˈi
Laurentien	loʁɑ̃sjˈɛ̃ lɔʁɑ̃sjˈɛ̃
Laurentienne	loʁɑ̃sjˈɛn lɔʁɑ̃sjˈɛn
Laurette	lɔʁˈɛt
Laurine	lɔʁˈin
Laëtitia	laetisjˈa letisjˈa
Leclercq	ləklˈɛʁ
Lecoubarry	ləkubaʁˈi
Lecumberry	ləkœ̃beʁˈi ləkœ̃bɛʁˈi
Lefebvre	ləfˈɛvʁ
Lego	leɡˈo
Legos	leɡˈo
Legrix	ləɡʁˈi
Lehri	leʁˈi lɛʁˈi
Leila	lɛjlˈa lejlˈa
Lens	lˈɑ̃s
Leslie	leslˈi lɛslˈi
Lesly	leslˈi lɛslˈi
Lesquin	lɛskˈɛ̃
Ley	lˈɛj
Liechtenstein	liʃtənʃtˈajn
Liechtensteinois	liʃtənʃtajnwˈa
Lieoux	ljeˈu
Limoges	limˈɔʒ
Linda	lindˈa
Line	lˈin
Lisbonnais	lisbɔnˈɛ
Lisbonnin	lisbɔnˈɛ̃
Lisboète	lisbɔˈɛt
Lithuanie	litɥanˈi
Liverpool	livœʁpˈul livɛʁpˈul
Ljubljana	ljublijanˈa
Lloris	jɔʁˈis
Lochaber	lɔkabˈɛʁ
Loches	lˈɔʃ
Longchamp	lɔ̃ʃˈɑ̃
Lotbinière	lobinjˈɛʁ
Louhossoa	luɔsɔˈa
Louisbourg	lwibˈuʁ
Louÿs	luˈis
Lozère	lɔzˈɛʁ
Loïs	lɔˈis
Ltée	limitˈe
Lucifer	lysifˈɛʁ
Lucille	lysˈil
Lutétien	lytesjˈɛ̃
Lysias	lizjˈas
Lætitia	letisjˈa
Léningrad	leninɡʁˈad
Léopold	leɔpˈɔld
Léopoldville	leɔpɔlvˈil
Lévesque	levˈɛk
Lœuilly	lœjˈi
M'sieur	msjˈø
MacDo	makdˈo maɡdˈo
Macintosh	makintˈɔʃ
Mackendy	makɛnsˈi
Magarat	maɡaʁˈat
Magdebourg	maɡdəbˈuʁ
Maghrébin	maɡʁebˈɛ̃
Mahmoud	mamˈud
Mahrez	maʁˈɛz
Maia	majˈa
Makensy	makɛnsˈi
Makenzy	makɛnzˈi
Malesherbes	malzˈɛʁb
Malgouyres	malɡwˈijʁ
Maniwaki	maniwakˈi
Mans	mˈɑ̃
Mardochée	maʁdɔkˈe
Marieval	maʁivˈal
Maripier	maʁipjˈɛʁ
Marrakech	maʁakˈɛʃ
Marthe	mˈaʁt
Marzocchi	maʁzɔkʃˈi
Massat	masˈat
Mastodon	mastɔdˈɔn
Matera	mateʁˈa
Mathais	matˈɛ
Mathias	matjˈas
Mathilde	matˈild
Mathis	matˈis
Matsu	mat.sˈu
Matthieussent	matjœsˈɑ̃
Mauldre	mˈodʁ
Mauriceau	moʁisəˈo mɔʁisˈo
Mauricie	mɔʁisˈi
Maya	majˈa
Mayapan	mɛjapˈan mejapˈan
Mayence	majˈɑ̃s
Mayenne	majˈɛn
Mayo	majˈo
Maëlys	maelˈis
Mbappé	əmbapˈe
McDo	makdˈo
Meauxsoone	moksɔˈɔn
Megumi	meɡumˈi
Melchisédek	mɛlkizedˈɛk
Memphrémagog	mɛmfʁemaɡˈɔɡ
Menkao	mɛnkaˈo
Mercédès	mɛʁsedˈɛs
Metz	mˈɛs
Meyerfeld	mejɛʁfˈɛld mɛjɛʁfˈɛld
Miami	majamˈi mijamˈi
Michaël	mikaˈɛl
Michiko	mit.ʃikˈo
Mijanès	miʒanˈɛ
Mike	mˈajk
Mikhaïlov	mikailˈɔv
Millau	mijˈo
Miller	milˈœʁ
Millot	mijˈo
Milosavljevic	milozavlʒəvˈik
Minecraft	majnkʁˈaft
Minsk	mˈinsk
Mirereni	miʁəʁənˈi
Mithridate	mitʁidˈat
Mitsui	mit.suˈi
Miu	miˈu
Miyazawa	mijazawˈa
Miyu	mijˈu
Miyuki	mijukˈi
Mo	emˈo ɛmˈo
Mohamed	moamˈɛd mɔamˈɛd
Mohetti	mɔɛtˈi mɔetˈi
Mons	mˈɔ̃s
Montbeillard	mɔ̃bɛjˈaʁ
Montcuq	mɔ̃kˈyk mɔ̃kˈy
Montdragon	mɔ̃dʁaɡˈɔ̃
Montebello	mɔ̃təbɛlˈo
Montecristo	mɔ̃təkʁistˈo
Montferrer	mɔ̃fɛʁˈɛʁ mɔ̃feʁˈɛʁ
Montgauch	mɔ̃ɡˈoʃ
Montjoie	mɔ̃ʒwˈa
Montlhéry	mɔ̃leʁˈi
Montner	mɔ̃nˈe
Montrouge	mɔ̃ʁˈuʒ
Moore	mˈuʁ mˈɔʁ
Morbihan	mɔʁbiˈɑ̃
Morosaglia	mɔʁozaljˈa mɔʁozajˈa
Moselle	mɔzˈɛl
Mossadegh	mɔsadˈɛɡ
Mourelatos	muʁelatˈɔs
Mouscron	mukʁˈɔ̃
Munichois	mynikwˈa
Murakami	muʁakamˈi
Murdochville	mœʁdɔkvˈil
Myanmar	mjanmˈaʁ
Mödlareuth	mɔdlaʁˈøt
Nahum	naˈum
Najdovski	najdɔvskˈi
Nakajima	nakad.ʒimˈa
Nakamura	nakamuʁˈa
Narcisus	naʁsisˈy
Nasdaq	nasdˈak
Natela	natelˈa
Nathanaël	natanaˈɛl
Natsuko	nat.sukˈo
Natsumi	nat.sumˈi
Navarrenx	navaʁˈɛ̃ks
Nemtsov	nɛmt.sˈɔv nɛmt.sˈɔf
Nguyen	nɥijˈɛn ɛnɡɥijˈɛn ɡɥijˈɛn
Nidwald	nidwˈal
Nioué	njuˈe
Nishimura	niʃimuʁˈa
Noailhac	nɔajˈak
Nohantais	nɔɑ̃tˈɛ
Nomura	nɔmuʁˈa
Noëlla	nɔlˈa
Nunavut	nynavˈyt
Nuremberg	nyʁɛ̃bˈɛʁ
Nuuk	nˈuk
OK	okˈɛ okˈe
Oakland	oklˈɑ̃d
Obwald	ɔbwˈal
Offignies	ɔfiɲˈi
Ogmios	ɔɡmjˈɔs
Ohayon	ɔɛjˈɔ̃ ɔejˈɔ̃
Omer	ɔmˈɛʁ
Opatrny	ɔpatʁnˈi
Optevoz	ɔptəvˈo
Orgeix	ɔʁʒˈɛ
Orly	ɔʁlˈi
Orthez	ɔʁtˈɛz
Ouilhon	ujˈɔ̃
Ouranos	uʁanˈɔs
Overijssel	ɔveʁiʒsˈɛl
Oïmiakon	ɔjmjakˈɔ̃
Palaos	palaˈos
Palix	palˈi
Pallas	palˈas
Paphos	pafˈɔs
Paraguay	paʁaɡwˈɛ paʁaɡwˈe
Passamainty	pasamɛ̃tˈi
Patmos	patmˈɔs
Pañchatantra	paɲt.ʃatɑ̃tʁˈa
Pendjab	pɛnd.ʒˈab
Pendjabi	pɛnd.ʒabˈi
Pendjabie	pɛnd.ʒabˈi
Pennsylvanie	pɛnsilvanˈi
Pentagone	pɑ̃taɡˈɔn pɛ̃taɡˈon pɛ̃taɡˈɔn
Perrault	pɛʁˈol peʁˈol
Persépolis	pɛʁsepɔlˈis
Petersbach	petəʁsbˈak
Petijean	pətiʒəˈɑ̃
Petitjean	pətitʒəˈɑ̃
Petronille	petʁɔnˈij
Peyraud	pəʁˈo
Peyrehorade	pɛjʁɔʁˈad pɛjʁəɔʁˈad
Peyrevidal	pɛjʁəvidˈal
Pharos	faʁˈɔs
Philis	filˈis
Phisalix	fizalˈi
Phuket	pukˈɛt
Phung	fˈuŋ
Piedmont	pjemˈɔ̃
Pietralunga	pitʁalœ̃ɡˈa
Piketty	piketˈi pikɛtˈi
Piotr	pjˈɔtʁ
Pistoia	pistɔjˈa
Planty	plɑ̃tˈi
Poelaert	pulˈaʁt
Poidatz	pwadˈa
Poipet	pɔjpˈɛt
Pollestres	pɔjˈɛtʁ pɔljˈɛtʁ
Pondichéry	pɔ̃diʃeʁˈi
Pontivy	pɔ̃tivˈi
Pordenone	pɔʁdenˈɔn pɔʁdɛnˈɔn
Porochenko	pɔʁɔʃɛnkˈo
Porthos	pɔʁtˈɔs
Portneuf	pɔʁnˈœf
Potenza	pɔtɛnzˈa
Pouyanne	pwijˈan
Powamu	pɔwamˈu
Pratas	pʁatˈas
Presbourg	pʁɛsbˈuʁ
Priscille	pʁisˈil
Proulx	pʁˈu
Proupiary	pʁupjaʁˈi
Psyché	psikˈe
Pyeongchang	pjɔ̃ɡt.ʃˈɑ̃ɡ
Pythagore	pitaɡˈɔʁ
Périclès	peʁiklˈɛs
Pétaouchnock	petauʃnˈɔk
Qaqqaq	kakˈak
Qiu	t.ʃjˈu
Qubadli	kybadlˈi
Quercy	kɛʁsˈi
Queysanne	kɛjzˈan
Quillévéré	kileveʁˈe
Quimper	kɛ̃pˈɛʁ
Quiévrechain	kjevʁəʃˈɛ̃
Rajasthan	ʁaʒastˈɑ̃
Rakotoharivelo	ʁakɔtɔaʁivelˈo
Raków	ʁakˈɔv
Ramond	ʁemˈɔ̃ ʁɛmˈɔ̃
Ratisbonne	ʁatisbˈɔn
Raybaud	ʁɛjbˈo
Razafimahefa	ʁazafimaefˈa
Razès	ʁazˈɛs
Rebecca	ʁebekˈa
Reddit	ʁɛdˈit ʁedˈit
Redouane	ʁedwˈan
Reiko	ʁeikˈo
Reims	ʁˈɛ̃s
Remy	ʁemˈi ʁəmˈi
Restauration	ʁɛstɔʁasjˈɔ̃
Reykjavík	ʁɛkjavˈik ʁekjavˈik
Rhazès	ʁazˈɛs
Rhodes	ʁˈɔd
Richelieu	ʁiʃəljˈø
Rieti	ʁjetˈi ʁjɛtˈi
Rille	ʁˈil
Ripoll	ʁipˈɔl
Ripon	ʁipˈɔn
Risle	ʁˈil
Rizzuto	ʁid.zutˈo
Roch	ʁˈɔk
Rochechouart	ʁɔʃəʃwˈaʁ ʁɔʃwˈaʁ
Rockall	ʁɔkˈal
Rodgold	ʁɔdɡˈɔld
Rosporden	ʁɔspɔʁdˈɑ̃
Rotcajg	ʁɔtkˈaʒ
Rothschild	ʁot.ʃˈild
Rouen	ʁwˈɑ̃
Roy	ʁˈɔj ʁwˈa
Roze	ʁˈoz
Ruth	ʁˈyt
Régis	ʁeʒˈis
Rémy	ʁemˈi
Sabena	sabenˈa
Sachiko	sat.ʃikˈo
Saito	saitˈo
Sakura	sakuʁˈa
Salat	salˈat
Salomon	salomˈɔ̃
Samoa	samɔˈa
Samson	sɑ̃sˈɔ̃
Sarajevo	saʁajevˈo
Sarkozy	saʁkɔzˈi
Sarthe	sˈaʁt
Saskatchewan	saskat.ʃewˈan saskat.ʃəwˈan
Saulxures	solsˈyʁ
Saurier	sɔʁjˈe
Sayragul	sajʁaɡˈyl
Sayuri	sajuʁˈi
Saïgon	sajɡˈɔ̃
Saïgonnais	sajɡɔnˈɛ
Schadenfreude	ʃadənfʁˈɔjdə
Schuiten	ʃɥitˈɛn
Schulmann	ʃylmˈan
Schwartz	ʃvˈaʁt.s
Schwarzie	ʃfaʁzˈi ʃfaʁd.zˈi
Schwytz	ʃvˈitz
Scythe	sˈit
Scythes	sˈit
Seattle	sjatˈœl
Seeland	selˈɑ̃d
Sehili	seilˈi
Sentaurens	sɑ̃tɔʁˈɛ̃s
Sepx	sˈɛps
Setsuko	sɛt.sukˈo
Severny	sevɛʁnˈi
Seysselan	sɛjsəlˈɑ̃
Seysses	sˈɛjs
Shawinigan	ʃawiniɡˈan
Sheenboro	ʃinboʁˈo
Sherbrooke	ʃɛʁbʁˈuk
Sherbrookois	ʃɛʁbʁukwˈa
Sherbrookoise	ʃɛʁbʁukwˈaz
Sherbrookoises	ʃɛʁbʁukwˈaz
Shigeko	ʃiɡekˈo
Shimizu	ʃimizˈu
Shiroishi	ʃiʁɔiʃˈi
Shoah	ʃɔˈa
Sierentz	siʁˈɛnt.s
Siguer	siɡˈɛʁ
Sihanoukville	sianukvˈij
Sihem	siˈɛm
Sinaï	sinaˈi
Sisteron	sistəʁˈɔ̃
Skopje	skɔpjˈe
Smet	smˈɛt
Smith	smˈit
Smiths	smˈit
Sodome	sɔdˈɔm
Soignies	swaɲˈi
Soledar	sɔledˈaʁ
Soljenitsyne	sɔlʒənit.sˈin
Soloviev	sɔlɔvjˈɛv sɔlɔvjˈɛf
Soumgaït	sumɡaˈit
Soumy	sumˈi
Soyal	sɔjˈal
Stanislas	stanislˈas
Staël	stˈal
Stésichore	stezikˈɔʁ
Sumiko	sumikˈo
Suresnes	syʁˈɛn
Suzuki	suzukˈi
Synésios	sinezjˈos sinezjˈɔs
Szlamowicz	szlamɔwˈik
Sérapis	seʁapˈis
Séville	sevˈij
Sôter	sotˈɛʁ
Tachkent	taʃkˈɛnt
Taipei	tajpˈɛj
Tampere	tɑ̃peʁˈe
Tamsui	tamsuˈi
Tancarville	tɑ̃kaʁvˈij
Tartous	taʁtˈus
Tatiana	tatjanˈa
Taylor	tɛjlˈɔʁ tejlˈɔʁ tɛjlˈœʁ
Tchernihiv	t.ʃɛʁniˈiv
Teilhet	tɛjˈɛt tejˈɛt
Teramo	teʁamˈo tɛʁamˈo
Thaddée	tadˈe
Thalys	talˈis
Thalès	talˈɛs
Thanksgiving	sɛŋksɡivˈiŋɡ
Thessalie	tɛsalˈi tesalˈi
Thessalonique	tɛsalɔnˈik tesalɔnˈik
Theux	tˈø
Thimphou	tɛ̃fˈu
Thioute	tjˈut
Thorne	tˈɔʁn
Thot	tˈɔt
Thoulouse	tulˈuz
Thoulouze	tulˈuz
Thrace	tʁˈas
Thrasybule	tʁazibˈyl
Thrasymaque	tʁazimˈak
Thucydide	tysidˈid
Thurso	tyʁsˈo
Tilsit	tilsˈit
Timiskaming	timiskamˈɛ̃ɡ
Timișoara	timiʃoaʁˈa
Tiyana	tijanˈa
Topsent	tɔpsˈɑ̃
Tourcoing	tuʁkwˈɛ̃
Tracy	tʁesˈi tʁasˈi tʁɛsˈi
Transylvanie	tʁɑ̃silvanˈi
Troyes	tʁwˈa
Trébeurden	tʁəbɛʁdˈɛ̃
Tsuguko	t.suɡukˈo
Turcoman	tyʁkɔmˈɑ̃
Turku	tuʁkˈu
Tylenol	tilenˈɔl
Témiscaming	temiskamˈɛ̃
Tétreault	tetʁˈol
Tétreaultville	tetʁoltvˈij
Unzent	œ̃zˈɑ̃
Urruty	yʁytˈi
Uruguay	yʁyɡwˈɛ yʁyɡwˈe
Utrecht	ytʁˈɛkt
Valachie	valakˈi
Valjean	valʒəˈɑ̃
Valérius	valeʁjˈy
Valéry	valeʁˈi
Vanuatu	vanɥatˈy
Vastey	vastˈɛj
Vaud	vˈo
Vientiane	vjɛ̃tjˈan
Viking	vikˈiŋ
Vince	vˈins
Volkswagen	vɔlksvˈaɡən vɔlsvˈaɡən
Volp	vˈɔl
Vorarlberg	vɔʁaʁlbˈɛʁ
Vénétie	venesˈi
Walcourt	walkˈuʁ
Waldschmidt	waldʃmˈid
Waldteufel	valtøfˈɛl
Wallia	waljˈa
Wallon	walˈɔ̃
Wallonne	walˈɔn
Waltham	woltˈɔm
Washington	waʃiŋtˈœn waʃiŋtˈɔn
Waswanipi	waswanipˈi
Waterloo	watɛʁlˈo vatɛʁlˈo
Watteau	vatˈo
Wavrin	wavʁˈɛ̃
Wemotaci	wemotat.ʃˈi
Westphalien	wɛstfaljˈɛ̃ vɛstfaljˈɛ̃
WhatsApp	watsˈap
Wi-Fi	wifˈi
Wikipédia	wikipedjˈa
Wikipédias	wikipedjˈa
Wiktionnaire	wiksjɔnˈɛʁ
Wilfrid	vilfʁˈid
Wilfried	vilfʁˈid
Willemstad	wilɛmstˈad
William	wiljˈam
Williams	wiljˈamz
Wilson	wilsˈɔn wilsˈɔ̃
Wingles	wˈɛ̃ɡl
Winneway	winəwˈe
Winnipegosis	winipeɡɔsˈis winipɛɡɔsˈis
Winnipégois	winipeɡwˈa
Wissant	ɥisˈɑ̃
Wissembourg	visɑ̃bˈuʁ
Wissous	visˈu
Wuwuchin	wuwuʃˈin
Xenakis	ɡzenakˈis
Xerxès	ɡzɛʁksˈɛs
Xiongnu	ɡzjɔ̃ɡnˈy
Yamaguchi	jamaɡut.ʃˈi
Yamasaki	jamasakˈi
Yangtsé	jɑ̃t.sˈe
Yaoundé	jaundˈe
Yasuko	jasukˈo
Yazdan	jazdˈan
Yazdanpanah	jazdanpanˈa
Ychoux	iʃˈuks
Yffiniac	ifiɲˈak
Yoko	jokˈo
Yonkers	jɔ̃ŋkˈœʁs
YouTube	jutˈub
Yseult	izˈø
Yui	juˈi
Yukiko	jukikˈo
Yuko	jukˈo
Yumi	jumˈi
Yumiko	jumikˈo
Yunnan	jynˈan
Yuriko	juʁikˈo
Zacharie	zakaʁˈi
Zacharois	zakaʁwˈa
Zebak	zebˈak
Zegerscappel	zeɡɛʁskapˈɛl
Zeinheimois	zɛnɛmwˈa zenemwˈa
Zeinheimoise	zɛnɛmwˈaz zenemwˈaz
Zeinheimoises	zɛnɛmwˈaz zenemwˈaz
Zermezeele	zɛʁməzˈɛl
Zetting	t.sɛtˈiŋ t.setˈiŋ
Zeus	zˈøs d.zˈøs
Ziguinchor	ziɡɛ̃ʃˈoʁ
Zlín	zlˈin
Zoubarevitch	zubaʁevˈit.ʃ
Zurich	zyʁˈik
Zœbersdorfois	t.søbɛʁsdɔʁfwˈa
Zœbersdorfoise	t.søbɛʁsdɔʁfwˈaz
aalénien	alenjˈɛ̃
abaya	abajˈa
abbaye	abeˈi abɛˈi
abbayes	abeˈi abɛˈi
abbenanaise	abenanˈɛz
abeilardiser	abɛlaʁdizˈe abelaʁdizˈe
aber	abˈɛʁ
aberrera	abɛʁəʁˈa abeʁəʁˈa
aberrerai	abɛʁəʁˈe abeʁəʁˈe
aberreraient	abɛʁəʁˈɛ abeʁəʁˈɛ
aberrerais	abɛʁəʁˈɛ abeʁəʁˈɛ
aberrerait	abɛʁəʁˈɛ abeʁəʁˈɛ
aberreras	abɛʁəʁˈa abeʁəʁˈa
aberrerez	abɛʁəʁˈe abeʁəʁˈe
aberrerons	abɛʁəʁˈɔ̃ abeʁəʁˈɔ̃
aberreront	abɛʁəʁˈɔ̃ abeʁəʁˈɔ̃
abies	abjˈɛs
abigeat	abiʒeˈa
abraxas	abʁaksˈas
abrivent	abʁivˈɑ̃
abrogent	abʁˈɔʒ
abroges	abʁˈɔʒ
abruptement	abʁyptəmˈɑ̃
abrégement	abʁɛʒmˈɑ̃
absinthe	apsˈɛ̃t
absorbent	apsɔʁbˈɑ̃
abstenir	apstənˈiʁ
abstinent	apstinˈɑ̃
abugida	abuɡidˈa
ac	ˈak
acanthe	akˈɑ̃t
acanthoptérygien	akɑ̃tɔpteʁiʒjˈɛ̃
accessit	aksɛsˈit aksesˈit
accompagnement	akɔ̃paɲmˈɑ̃
accostera	akɔstəʁˈa
accosterai	akɔstəʁˈe
accosteraient	akɔstəʁˈɛ
accosterais	akɔstəʁˈɛ
accosterait	akɔstəʁˈɛ
accosteras	akɔstəʁˈa
accosterez	akɔstəʁˈe
accosterons	akɔstəʁˈɔ̃
accosteront	akɔstəʁˈɔ̃
ace	ˈɛs ˈɛjs
achaine	akˈɛn
achilletalonesque	aʃiltalɔnˈɛsk
achilletalonnesque	aʃiltalɔnˈɛsk
achillée	akilˈe
achkenaze	aʃkenˈaz
acholie	akɔlˈi
achondroplasie	akɔ̃dʁɔplazˈi
achène	akˈɛn
achètent	aʃɛtˈɑ̃ aʃetˈɑ̃
achéen	akeˈɛ̃
achéenne	akeˈɛn
achéménide	akemenˈid
aciculisylve	asikylisˈilv
acidifiiez	asidifijˈe
acidifiions	asidifijˈɔ̃
acidose	asidˈoz
acidulent	asidˈyl
acrobatie	akʁɔbasˈi
acrobaties	akʁɔbasˈi
acupuncture	akypɔ̃ktˈyʁ
acut	akˈy
acuts	akˈy
acétylcholine	asetilkɔlˈin
acœlomate	aselɔmˈat
adagio	adad.ʒjˈo
addictologue	adiktɔlˈɔɡ
adent	adˈɑ̃
adiabatie	adjabasˈi
adjuraient	ad.ʒyʁɛˈɑ̃ ad.ʒyʁeˈɑ̃
adjurerai	ad.ʒyʁəʁˈɛ
adjurèrent	ad.ʒyʁɛʁˈɑ̃ ad.ʒyʁeʁˈɑ̃
admixtion	admikstjˈɔ̃
adores	adˈɔʁ
adscrit	at.skʁˈi
adsorber	at.sɔʁbˈe
adstrat	at.stʁˈa
advenir	advənˈiʁ
aeschne	ˈɛʃn
affamement	afaməmˈɑ̃
affidavit	afidavˈit
affixera	afiksəʁˈa
affixerai	afiksəʁˈe
affixeraient	afiksəʁˈɛ
affixerais	afiksəʁˈɛ
affixerait	afiksəʁˈɛ
affixeras	afiksəʁˈa
affixerez	afiksəʁˈe
affixerons	afiksəʁˈɔ̃
affixeront	afiksəʁˈɔ̃
affluent	aflyˈɑ̃ aflˈy
affolent	afˈɔl
affoles	afˈɔl
afrikander	afʁikɑ̃dˈɛʁ
afrikaner	afʁikanˈɛʁ
afrocolombienne	afʁokɔlɔ̃bjˈɛn
afroéquatorienne	afʁoekatɔʁjˈɛn
agapanthe	aɡapˈɑ̃t
agathachristien	aɡatakʁistjˈɛ̃
agathachristienne	aɡatakʁistjˈɛn
agathois	aɡatwˈa
ageratum	aʒeʁatˈɔm
agnat	aɡnˈa
agnatique	aɡnatˈik
agoranome	aɡɔʁanˈɔm
agronome	aɡʁɔnˈɔm
aguille	aɡɥˈij
aiguisage	ɛɡɥizˈaʒ eɡɥizˈaʒ
aiguise	eɡˈiz
aiguisement	ɛɡɥizmˈɑ̃ eɡɥizmˈɑ̃
aiguiseur	ɛɡɥizˈœʁ eɡɥizˈœʁ
aiguiseuse	ɛɡɥizˈøz eɡɥizˈøz
aiguisé	ɛɡɥizˈe eɡɥizˈe
aiguisés	ɛɡɥizˈe eɡɥizˈe
airbnbiser	ɛʁbiɛnbizˈe
ajustement	aʒystəmˈɑ̃
akathisie	akatizˈi
akkadien	akadjˈɛ̃
akkadogramme	akadɔɡʁˈam
akkadogrammes	akadɔɡʁˈam
alcalose	alkalˈoz
alchimille	alkimˈij
alchémille	alkemˈij
alcoholiser	alkɔlizˈe
alcoolémie	alkɔɔlemˈi
alcoométrique	alkɔmetʁˈik
alcoyle	alkɔˈil
alcoyler	alkɔilˈe
ale	ˈɛl
alex	
algorithme	alɡɔʁˈitm
algorithmique	alɡɔʁitmˈik
algorithmiquement	alɡɔʁitmikmˈɑ̃
alguazil	alɡwazˈil
alias	aljˈas
alien	aljˈɛn
aliens	aljˈɛn
aligniez	aliɲjˈe
allantoidienne	alɑ̃tɔidjˈɛn
allegretto	aleɡʁɛtˈo aleɡʁetˈo
allegro	aleɡʁˈo
allosexuel	alosɛksɥˈɛl
alléluia	alelujˈa
allœopathie	aleɔpatˈi
alose	alˈoz
aloès	alɔˈɛs
aluminosilicatée	alyminɔsilikatˈe
aléoutienne	aleusjˈɛn
amaryllis	amaʁilˈis
amaurose	amoʁˈoz amɔʁˈoz
amazigh	amazˈiɡ amazˈiʁ
ambisexuelle	ɑ̃bisɛksɥˈɛl
ambitransitif	ɑ̃bitʁɑ̃sitˈif
ambitransitifs	ɑ̃bitʁɑ̃sitˈif
ambitransitive	ɑ̃bitʁɑ̃sitˈiv
ambitransitives	ɑ̃bitʁɑ̃sitˈiv
amener	amənˈe
amer	amˈɛʁ
americana	ameʁikanˈa
amict	amˈi
aminobenzène	aminɔbɛ̃zˈɛn aminobɛ̃zˈɛn
amitose	amitˈoz
amphihaline	ɑ̃fialˈin
amphihexaèdre	ɑ̃fiɛɡzaˈɛdʁ
amphisbène	ɑ̃fisbˈɛn
amphocholérétique	ɑ̃fɔkɔleʁetˈik
ampélopsis	ɑ̃pelɔpsˈis
amuï	amɥˈi
amœbe	amˈɛb
amœbien	amebjˈɛ̃
amœbiforme	amebifˈɔʁm
amœbocyte	amebɔsˈit
amœboïde	amebɔˈid
anachorète	anakɔʁˈɛt
anadiplose	anadiplˈoz
analogue	analˈɔɡ
anamniote	anamnjˈɔt
anamnèse	anamnˈɛz
anamorphose	anamɔʁfˈoz
ancillaire	ɑ̃silˈɛʁ
anexact	anɛɡzˈakt
angiocholite	ɑ̃ʒjɔkɔlˈit
angiospermienne	ɑ̃ʒiospɛʁmjˈɛn
angledozer	ɑ̃ɡlədozˈœʁ
anglosaxon	ɑ̃ɡlɔsaksˈɔ̃
angélus	ɑ̃ʒelˈys
anisotropie	anizotʁɔpˈi
annihilation	aniilasjˈɔ̃
annihilatrice	aniilatʁˈis
annihiler	aniilˈe
annulent	anˈyl
anodontie	anɔdɔ̃sˈi
anorexie	anɔʁɛksˈi
anspect	ɑ̃spˈɛk
anthracifère	ɑ̃tʁasifˈɛʁ
anthraciteuse	ɑ̃tʁasitˈøz
anthracnosée	ɑ̃tʁaknozˈe
anthraquinone	ɑ̃tʁakinˈɔn
anthrax	ɑ̃tʁˈaks
anthropique	ɑ̃tʁɔpˈik
anthropise	ɑ̃tʁɔpˈiz
anthropocentrique	ɑ̃tʁɔpɔsɑ̃tʁˈik
anthropocentrée	ɑ̃tʁɔpɔsɑ̃tʁˈe
anthropologie	ɑ̃tʁɔpɔlɔʒˈi
anthropologique	ɑ̃tʁɔpɔlɔʒˈik
anthropologiques	ɑ̃tʁɔpɔlɔʒˈik
anthropologiste	ɑ̃tʁɔpɔlɔʒˈist
anthropologue	ɑ̃tʁɔpɔlˈɔɡ
anthropomorphe	ɑ̃tʁɔpɔmˈɔʁf
anthropomorphes	ɑ̃tʁɔpɔmˈɔʁf
anthropomorphique	ɑ̃tʁɔpɔmɔʁfˈik
anthropomorphiques	ɑ̃tʁɔpɔmɔʁfˈik
anthropomorphiser	ɑ̃tʁɔpɔmɔʁfizˈe
anthropomorphisme	ɑ̃tʁɔpɔmɔʁfˈism ɑ̃tʁɔpɔmɔʁfˈizm
anthropomorphismes	ɑ̃tʁɔpɔmɔʁfˈism ɑ̃tʁɔpɔmɔʁfˈizm
anthropométrie	ɑ̃tʁɔpɔmetʁˈi
anthroponyme	ɑ̃tʁɔpɔnˈim
anthroponymes	ɑ̃tʁɔpɔnˈim
anthroponymie	ɑ̃tʁɔpɔnimˈi
anthroponymies	ɑ̃tʁɔpɔnimˈi
anthropophage	ɑ̃tʁɔpɔfˈaʒ
anthropophages	ɑ̃tʁɔpɔfˈaʒ
anthropophagie	ɑ̃tʁɔpɔfaʒˈi
anthropotoponyme	ɑ̃tʁɔpɔtɔpɔnˈim
anthropoïde	ɑ̃tʁɔpɔˈid
anthropéienne	ɑ̃tʁɔpejjˈɛn ɑ̃tʁɔpɛjjˈɛn
antiamarile	ɑ̃tiamaʁˈil
antiamibienne	ɑ̃tiamibjˈɛn
antiarythmisante	ɑ̃tiaʁitmizˈɑ̃t
antiaérienne	ɑ̃tiaeʁjˈɛn
anticholestérol	ɑ̃tikɔlɛsteʁˈɔl
anticholinergique	ɑ̃tikɔlinɛʁʒˈik
anticholérique	ɑ̃tikɔleʁˈik
antichrétien	ɑ̃tikʁesjˈɛ̃
anticoercitive	ɑ̃tikɔɛʁsitˈiv
antieuropéen	ɑ̃tiøʁɔpeˈɛ̃
antieuropéenne	ɑ̃tiøʁɔpeˈɛn
antiguayenne	ɑ̃tiɡwajˈɛn
antihitlérienne	ɑ̃tiitleʁjˈɛn
antihoraire	ɑ̃tiɔʁˈɛʁ
antihumaine	ɑ̃tiymˈɛn
antihémorroïdale	ɑ̃tiemɔʁɔidˈal
antihéros	ɑ̃tieʁˈo
antihéroïque	ɑ̃tieʁɔˈik
antillaise	ɑ̃tijˈɛz
antillaises	ɑ̃tijˈɛz
antilogue	ɑ̃tilˈɔɡ
antioccidentale	ɑ̃tiɔksidɑ̃tˈal
antiorgastique	ɑ̃tiɔʁɡastˈik
antiparkinsonienne	ɑ̃tipaʁkinsɔnjˈɛn
antiquark	ɑ̃tikwˈaʁk
antisystème	ɑ̃tizistˈɛm
antisémitisme	ɑ̃tizemitˈism ɑ̃tizemitˈizm
antitaurin	ɑ̃titɔʁˈɛ̃
antitaurine	ɑ̃titɔʁˈin
antiulcéreuse	ɑ̃tiylseʁˈøz
antoécienne	ɑ̃tesjˈɛn
antépénultième	ɑ̃tepenyltjˈɛm
anusvara	anysvaʁˈa
anœstrus	anɛstʁˈys
aout	ˈut
aouts	ˈu ˈut
août	ˈut ˈu
aoûtat	autˈa
apartheid	apaʁtˈɛjd
apens	apˈɑ̃
apesanteur	apəzɑ̃tˈœʁ
apeuré	apœʁˈe
apeurés	apœʁˈe
aphone	afˈon
aphtheuse	aftˈøz
apochromatique	apokʁɔmatˈik
apocoloquintose	apɔkɔlɔkɛ̃tˈoz
apodose	apɔdˈoz
aponévrose	apɔnevʁˈoz
aposiopèse	apɔzjɔpˈɛz
apothicaire	apɔtikˈɛʁ
apothicairerie	apɔtikɛʁʁˈi
apothéose	apɔteˈoz
appart	apˈaʁt
appeler	apəlˈe
appendicectomie	apɑ̃disɛktɔmˈi
appendiculée	apɑ̃dikylˈe
appoggiature	apɔd.ʒjatˈyʁ
appâtera	apatəʁˈa
appâterai	apatəʁˈe
appâteraient	apatəʁˈe
appâterais	apatəʁˈe
appâterait	apatəʁˈe
appâteras	apatəʁˈa
appâterez	apatəʁɔˈe
appâterons	apatəʁˈɔ̃
appâteront	apatəʁˈɔ̃
appâtions	apatjˈɔ̃
aquaplaning	akwaplanˈiŋ
aquiculteur	akɥikyltˈœʁ
aquifère	akifˈɛʁ akwifˈɛʁ akɥifˈɛʁ
aquisextaine	akisɛkstˈɛn
arachnologue	aʁaknɔlˈɔɡ
arboretum	aʁbɔʁetˈɔm
arcboutions	aʁkbutjˈɔ̃
archal	aʁʃˈal
archerie	aʁʃəʁˈi
archevêché	aʁʃəvɛʃˈe aʁʃəveʃˈe
archevêque	aʁʃəvˈɛk
archipresbytérale	aʁʃipʁɛsbiteʁˈal
architecturer	aʁkitɛktyʁˈe
architransème	aʁʃitʁɑ̃sˈɛm
archéale	aʁʃeˈal
archée	aʁʃˈe
archéologue	aʁkeɔlˈɔɡ
archéozoologique	aʁkeozɔɔlɔʒˈik
ardûment	aʁdymˈɑ̃
areligieuse	aʁəliʒjˈøz
arf	ˈaʁf
argh	ˈaʁ ˈaʁɡ
argua	aʁɡɥˈa
arguai	aʁɡɥˈɛ
arguaient	aʁɡɥˈɛ
arguais	aʁɡɥˈɛ
arguait	aʁɡɥˈɛ
arguant	aʁɡɥˈɑ̃
arguas	aʁɡɥˈa
arguasse	aʁɡɥˈas
arguassent	aʁɡɥˈas
arguasses	aʁɡɥˈas
arguassiez	aʁɡɥasjˈe
arguassions	aʁɡɥasjˈɔ̃
argue	aʁɡˈy
arguent	aʁɡˈy
arguera	aʁɡyʁˈa
arguerai	aʁɡyʁˈɛ
argueraient	aʁɡyʁˈɛ
arguerais	aʁɡyʁˈɛ
arguerait	aʁɡyʁˈɛ
argueras	aʁɡyʁˈa
arguerez	aʁɡyʁˈe
argueriez	aʁɡyʁjˈe
arguerions	aʁɡyʁjˈɔ̃
arguerons	aʁɡyʁˈɔ̃
argueront	aʁɡyʁˈɔ̃
argues	aʁɡˈy
arguez	aʁɡɥˈe
arguiez	aʁɡyjˈe
arguions	aʁɡyjˈɔ̃
arguons	aʁɡɥˈɔ̃
argutie	aʁɡysˈi
arguâmes	aʁɡɥˈam
arguât	aʁɡɥˈa
arguâtes	aʁɡɥˈat
arguèrent	aʁɡɥɛʁˈɑ̃ aʁɡɥeʁˈɑ̃
argué	aʁɡɥˈe
arguée	aʁɡɥˈe
arguées	aʁɡɥˈe
argués	aʁɡɥˈe
arikapú	aʁikapˈu
arithmétique	aʁitmetˈik
arithmétiquement	aʁitmetikmˈɑ̃
arithmétiques	aʁitmetˈik
arkose	aʁkˈoz
armurerie	aʁmyʁəʁˈi
arrivederci	aʁivedɛʁt.ʃˈi
arrogent	aʁˈɔʒ
arroges	aʁˈɔʒ
arroyo	aʁɔjˈo
arrêtent	aʁɛtˈɑ̃ aʁetˈɑ̃
arthrite	aʁtʁˈit
arthrodie	aʁtʁɔdˈi
arthrologie	aʁtʁɔlɔʒˈi
arthrose	aʁtʁˈoz aʁtʁˈɔz
aryen	aʁjˈɛ̃
arythmie	aʁitmˈi
arythmique	aʁitmˈik
as	ˈa ˈas
asacramentaire	asakʁamɑ̃tˈɛʁ
asbeste	asbˈɛst
asepsie	asɛpsˈi
aseptique	asɛptˈik
aseptiquement	asɛptikmˈɑ̃
aseptisation	asɛptizasjˈɔ̃
aseptiser	asɛptizˈe
asexualité	asɛksɥalitˈe
asexuel	asɛksɥˈɛl
asexuellement	asɛksɥɛlmˈɑ̃
asexué	asɛksɥˈe
asialie	asjalˈi
asociabilité	asɔsjabilitˈe
asocial	asɔsjˈal
asociale	asɔsjˈal
asociales	asɔsjˈal
asociaux	asɔsjˈo
aspect	aspˈɛ
aspects	aspˈɛ
assidûment	asidymˈɑ̃
assied	asjˈe
assieds	asjˈe
assisterai	asistəʁˈe
assyriologue	asiʁjɔlˈɔɡ
aster	astˈɛʁ
astheure	astˈœʁ
astrogéologie	astʁoʒeɔlɔʒˈi
astrologue	astʁɔlˈɔɡ
astronome	astʁɔnˈɔm
astronomes	astʁɔnˈɔm
asymptomatique	asɛ̃ptɔmatˈik
asymptote	asɛ̃ptˈɔt
asymptotique	asɛ̃ptɔtˈik
asymptotiquement	asɛ̃ptɔtikmˈɑ̃
asymptotisme	asɛ̃ptɔtˈism asɛ̃ptɔtˈizm
asymétrie	asimetʁˈi
asymétrique	asimetʁˈik
asymétriquement	asimetʁikmˈɑ̃
asymétriques	asimetʁˈik
asynartète	asinaʁtˈɛt
asynchrone	asɛ̃kʁˈɔn asɛ̃kʁˈon
asynchronique	asɛ̃kʁɔnˈik
asynchroniquement	asɛ̃kʁɔnikmˈɑ̃
asyndète	asɛ̃dˈɛt
asynergie	asinɛʁʒˈi
asyntactique	asɛ̃taktˈik
asystolie	asistɔlˈi
asystolique	asistɔlˈik
aséité	aseitˈe
asémantique	asemɑ̃tˈik
asémique	asemˈik
ataman	atamˈɑ̃
atamans	atamˈɑ̃
athabascane	atabaskˈan
athanor	atanˈɔʁ
athermochroïque	atɛʁmɔkʁɔˈik
atlas	atlˈas
atoll	atˈɔl
atomes	atˈɔm
atteler	atəlˈe
atteleurs	atəlˈœʁ
atteleuse	atəlˈøz
atteleuses	atəlˈøz
attestera	atɛstəʁˈa
attesterai	atɛstəʁˈe
attesteraient	atɛstəʁˈɛ
attesterais	atɛstəʁˈɛ
attesterait	atɛstəʁˈɛ
attesteras	atɛstəʁˈa
attesterez	atɛstəʁˈe
attesterons	atɛstəʁˈɔ̃
attesteront	atɛstəʁˈɔ̃
attocandela	atɔkɑ̃delˈa
attohm	atˈom
attoseconde	atɔsəɡˈɔ̃d
attouchera	atuʃəʁˈa
attoucherai	atuʃəʁˈe
attoucheraient	atuʃəʁˈɛ
attoucherais	atuʃəʁˈɛ
attoucherait	atuʃəʁˈɛ
attoucheras	atuʃəʁˈa
attoucherez	atuʃəʁˈe
attoucherons	atuʃəʁˈɔ̃
attoucheront	atuʃəʁˈɔ̃
attraiante	atʁɛjˈɑ̃t atʁejˈɑ̃t
auditorium	oditɔʁjˈɔm
aulx	ˈo
aurai	ɔʁˈe
auraient	ɔʁˈɛ
aurais	ɔʁˈɛ
aurait	ɔʁˈɛ
aurale	ɔʁˈal
aurantiacée	ɔʁɑ̃tjasˈe
auras	ɔʁˈa
aurez	ɔʁˈe
auriez	ɔʁjˈe
aurignacienne	ɔʁiɲasjˈɛn
aurions	ɔʁjˈɔ̃
auriverde	oʁivɛʁdˈe ɔʁivɛʁdˈe
auroch	oʁˈɔk ɔʁˈɔk
aurochs	oʁˈɔk ɔʁˈɔk
aurone	ɔʁˈɔn
aurons	ɔʁˈɔ̃
auront	ɔʁˈɔ̃
aurores	ɔʁˈɔʁ
authenticité	ɔtɑ̃tisitˈe otɑ̃tisitˈe
authentification	ɔtɑ̃tifikasjˈɔ̃ otɑ̃tifikasjˈɔ̃
authentifier	ɔtɑ̃tifjˈe otɑ̃tifjˈe
authentique	ɔtɑ̃tˈik otɑ̃tˈik
authentiquement	ɔtɑ̃tikmˈɑ̃ otɑ̃tikmˈɑ̃
authentiquer	ɔtɑ̃tikˈe otɑ̃tikˈe
authentiques	ɔtɑ̃tˈik otɑ̃tˈik
authigène	ɔtiʒˈɛn otiʒˈɛn
autoaccusation	otɔakyzasjˈɔ̃ ɔtɔakyzasjˈɔ̃
autoadhésif	otɔadezˈif ɔtɔadezˈif
autoadjoint	otɔad.ʒwˈɛ̃ ɔtɔad.ʒwˈɛ̃
autoallumage	otɔalymˈaʒ ɔtɔalymˈaʒ
autoanalyser	otɔanalizˈe ɔtɔanalizˈe
autoapprentissage	otɔapʁɑ̃tisˈaʒ ɔtɔapʁɑ̃tisˈaʒ
autoassemblage	otɔasɑ̃blˈaʒ ɔtɔasɑ̃blˈaʒ
autoassimiler	otɔasimilˈe ɔtɔasimilˈe
autoboxing	ɔtɔbɔksˈiŋ otɔbɔksˈiŋ
autobus	otɔbˈys otobˈys
autocopiante	otokɔpjˈɑ̃t
autoentrepreneur	otɔɑ̃tʁəpʁənˈœʁ ɔtɔɑ̃tʁəpʁənˈœʁ
autoentrepreneuse	otɔɑ̃tʁəpʁənˈøz ɔtɔɑ̃tʁəpʁənˈøz
autoextinguible	otɔɛkstɛ̃ɡˈibl ɔtɔɛkstɛ̃ɡˈibl
autogame	ɔtɔɡˈam otɔɡˈam
autoharpe	otɔˈaʁp ɔtɔˈaʁp
autoinductance	otɔɛ̃dyktˈɑ̃s ɔtɔɛ̃dyktˈɑ̃s
autoinoculable	otɔinɔkylˈabl ɔtɔinɔkylˈabl
autointoxication	otɔɛ̃tɔksikasjˈɔ̃ ɔtɔɛ̃tɔksikasjˈɔ̃
autologue	otɔlˈɔɡ ɔtɔlˈɔɡ
autonettoyant	otɔnɛtwajˈɑ̃ otɔnetwajˈɑ̃ ɔtɔnɛtwajˈɑ̃
autonettoyante	otɔnɛtwajˈɑ̃t otɔnetwajˈɑ̃t ɔtɔnɛtwajˈɑ̃t
autoportante	otopɔʁtˈɑ̃t
autoporteuse	otopɔʁtˈøz
autopropulsée	otopʁɔpylsˈe
autosabotage	otozabɔtˈaʒ ɔtozabɔtˈaʒ
autosacrifice	otozakʁifˈis ɔtozakʁifˈis
autosatisfaction	otozatisfaksjˈɔ̃ ɔtozatisfaksjˈɔ̃
autosexuel	otozɛksɥˈɛl ɔtozɛksɥˈɛl
autosexuelle	otozɛksɥˈɛl
autosigné	otoziɲˈe ɔtoziɲˈe
autosignée	otoziɲˈe
autosimilaire	otozimilˈɛʁ ɔtozimilˈɛʁ
autosome	otozˈom ɔtozˈom
autosomique	otozɔmˈik ɔtozɔmˈik
autosuffisance	otozyfizˈɑ̃s ɔtozyfizˈɑ̃s
autosuffisant	otozyfizˈɑ̃ ɔtozyfizˈɑ̃
autosuffisants	otozyfizˈɑ̃ ɔtozyfizˈɑ̃
autosuggestion	otozyɡʒɛstjˈɔ̃ ɔtozyɡʒɛstjˈɔ̃
autoérotique	otɔeʁɔtˈik ɔtɔeʁɔtˈik
auxdites	odˈit
auxdits	odˈi
auxerrois	osɛʁwˈa oseʁwˈa
auxerroise	osɛʁwˈaz oseʁwˈaz
aveugle	avˈœɡl
aveugles	avˈœɡl
avunculaire	avɔ̃kylˈɛʁ
axiome	aksjˈom
axolotl	aksɔlˈɔtl
ayahuasca	ajawaskˈa
ayatollah	ajatɔlˈa
aymara	ajmaʁˈa
ayoye	ajˈɔj
ayoù	ajˈu
ayurvédique	ajyʁvedˈik
azerty	azɛʁtˈi
azobenzène	azɔbɛ̃zˈɛn
azotes	azˈɔt
azulejo	azuleʒˈo
azéotropes	azeɔtʁˈɔp
aérolithe	aeʁɔlˈit
aéropalynologie	aeʁopalinɔlɔʒˈi
aérosolisée	aeʁosɔlizˈe
aérospatiaux	aeʁɔspatjˈo
aérotolérante	aeʁotɔleʁˈɑ̃t
aï	aˈi
baasiste	baasˈist
baathiste	baatˈist
babtou	babtˈu
baby	babˈi
babyboom	bebibˈum babibˈum
baccalauréat	bakalɔʁeˈa
baccalauréats	bakalɔʁeˈa
bachelière	baʃəljˈɛʁ
bachotent	baʃˈɔt
bachotes	baʃˈɔt
bachotions	baʃɔtjˈɔ̃
backgammon	bakɡamˈɔn
backside	baksˈajd
bacon	bekˈœn bekˈɔn
badgera	bad.ʒəʁˈa
badgerai	bad.ʒəʁˈe
badgeraient	bad.ʒəʁˈɛ
badgerais	bad.ʒəʁˈɛ
badgerait	bad.ʒəʁˈɛ
badgeras	bad.ʒəʁˈa
badgerez	bad.ʒəʁˈe
badgerons	bad.ʒəʁˈɔ̃
badgeront	bad.ʒəʁˈɔ̃
badlands	badlˈɑ̃d
badminton	badmintˈɔn
baeckeoffe	bɛkˈɔf bekˈɔf
bagel	baɡˈɛl
bagua	baɡˈa
baguant	baɡˈɑ̃
baguas	baɡˈa
bahreïnienne	baʁəinjˈɛn
baiji	bajʒˈi
bailliage	bajˈaʒ
baisemain	bɛzmˈɛ̃
baisodrome	bɛzɔdʁˈɔm bezɔdʁˈɔm
baisodromes	bɛzɔdʁˈɔm bezɔdʁˈɔm
baisotent	bɛzˈɔt bezˈɔt
baisotes	bɛzˈɔt bezˈɔt
baisotions	bɛzɔtjˈɔ̃ bezɔtjˈɔ̃
balanoposthite	balanopɔstˈit
balanopréputial	balanopʁepysjˈal
balanopréputiale	balanɔpʁepysjˈal
balsamine	balzamˈin
balsamique	balzamˈik
banderillero	bɑ̃deʁijeʁˈo
banderilleros	bɑ̃deʁijeʁˈo
bangkokienne	bɑ̃kɔkjˈɛn
bangkokoise	bɑ̃kɔkwˈaz
banzaï	banzˈaj
barbec	bˈaʁbək
barbecue	baʁbəkjˈu
barbecues	baʁbəkjˈu
barlong	baʁlˈɔ̃
barmaid	baʁmˈɛjd
barman	baʁmˈan
baroque	baʁˈɔk
baroques	baʁˈɔk
baroud	baʁˈud
baseball	bɛzbˈol bɛjzbˈɔl
baseballeur	bezbɔlˈœʁ bɛzbolˈœʁ bɛzbɔlˈœʁ
baseballeurs	bezbalˈœʁ bɛzbalˈœʁ bɛzbolˈœʁ
baseballeuse	bezbalˈøz bɛzbalˈøz bɛzbolˈøz
basipode	bazipˈɔd
bastiment	batimˈɑ̃
basting	bastˈɛ̃ bastˈɛ̃ɡ
bath	bˈat
bathochrome	batɔkʁˈom
bathyale	batjˈal
bayadère	bajadˈɛʁ
bayou	bajˈu
bayésienne	bajezjˈɛn
bazooka	bazukˈa
baïoque	bajˈɔk
baïoques	bajˈɔk
beatbox	bitbˈɔks
because	bikˈoz
becqueter	bɛkətˈe bekətˈe
becquetée	bɛkətˈe bekətˈe
beefsteak	bifstˈɛk
behaviorisme	beavjɔʁˈism beavjɔʁˈizm biavjɔʁˈism
belek	belˈɛk
belotes	bəlˈɔt
bendo	bɛndˈo
bengali	bɛ̃ɡalˈi
benthique	bɛ̃tˈik
benzaldéhyde	bɛ̃zaldeˈid
benzanthracène	bɛ̃zɑ̃tʁasˈɛn
benzidine	bɛ̃zidˈin
benzidinique	bɛ̃zidinˈik
benzine	bɛ̃zˈin
benzoate	bɛ̃zɔˈat
benzodiazépine	bɛ̃zɔdjazepˈin
benzodiazépines	bɛ̃zɔdjazepˈin
benzol	bɛ̃zˈɔl
benzolisme	bɛ̃zɔlˈism bɛ̃zɔlˈizm
benzophénone	bɛ̃zɔfenˈɔn
benzopyranique	bɛ̃zɔpiʁanˈik
benzopyrène	bɛ̃zɔpiʁˈɛn
benzoyler	bɛ̃zɔilˈe
benzoylé	bɛ̃zɔilˈe
benzoïde	bɛ̃zɔˈid
benzoïne	bɛ̃zɔˈin
benzoïque	bɛ̃zɔˈik
benzoïques	bɛ̃zɔˈik
benzyle	bɛ̃zˈil
benzylique	bɛ̃zilˈik
benzène	bɛ̃zˈɛn
benzénique	bɛ̃zenˈik
berk	bˈɛʁk
beseff	bezˈɛf
besognent	bəzˈɔɲ
besogniez	bəzɔɲjˈe
beuh	bˈø
beurk	bˈœʁk
beuverie	bœvʁˈi
beuveries	bœvʁˈi
bey	bˈɛj
beyrouthin	beʁutˈɛ̃ bɛʁutˈɛ̃
beyrouthine	bɛjʁutˈin
beyrouthines	bɛjʁutˈin
beyrouthins	bɛjʁutˈɛ̃
bhojpuri	bɔʒpuʁˈi bɔd.ʒpuʁˈi
biacuminée	biakyminˈe
biannuelle	bianɥˈɛl
biaurale	biɔʁˈal
biceps	bisˈɛps
bichlamar	biʃlamˈaʁ
bicolores	bikɔlˈɔʁ
bident	bidˈɑ̃
bienheureux	bjɛ̃nøʁˈø bjɛ̃nœʁˈø
bienvenu	bjɛ̃vənˈy
bienvenue	bjɛ̃vənˈy
bienvenus	bjɛ̃vənˈy
bienvenutage	bjɛ̃vənytˈaʒ
bienvenuter	bjɛ̃vənytˈe
biker	bajkˈe bajkˈœʁ
bikeur	bajkˈœʁ
bikeuse	bajkˈøz
billevesée	bijvəzˈe bilvəzˈe
billiard	biljˈaʁ
billion	biljˈɔ̃
bimillénaire	bimilenˈɛʁ
binaurale	binɔʁˈal
binger	binʒˈe
bingo	biŋɡˈo
biodivers	bjɔdivˈe
biorythme	bjɔʁˈitm
biorythmes	bjɔʁˈitm
biostrome	bjɔstʁˈɔm
bipédie	bipedˈi
birdie	bœʁdˈi
bireprésentative	biʁəpʁezɑ̃tatˈiv
biscayen	biskajˈɛ̃
biscayenne	biskajˈɛn
biscayennes	biskajˈɛn
bisexualité	bisɛksɥalitˈe
bisexué	bisɛksɥˈe
bisexuée	bisɛksɥˈe
bismuth	bismˈyt
bisounours	bizunˈuʁs
bitcoin	bitkˈɔjn
bitcoineur	bitkɔjnˈœʁ
bitcoineuse	bitkɔjnˈøz
bitransitif	bitʁɑ̃sitˈif
bitransitifs	bitʁɑ̃sitˈif
bitransitive	bitʁɑ̃sitˈiv
bitransitives	bitʁɑ̃sitˈiv
biunivoque	bjynivˈɔk
bizuth	bizˈy
blablations	blablatjˈɔ̃
blanchiment	blɑ̃ʃimˈɑ̃
blazer	blazˈœʁ
blessure	blesˈyʁ
blessures	blesˈyʁ
blessé	blesˈe
blessés	blesˈe
bleuetière	bløetjˈɛʁ bløɛtjˈɛʁ
blizzard	blizˈaʁ
blockbuster	blɔkbystˈœʁ blɔkbœstˈœʁ
blockchain	blɔkʃˈɛn
blogue	blˈɔɡ
bloomer	blumˈœʁ
bluejean	blud.ʒˈin
blush	blˈœʃ
blâmera	blaməʁˈa
blâmerai	blaməʁˈe
blâmeraient	blaməʁˈe
blâmerais	blaməʁˈe
blâmerait	blaməʁˈe
blâmeras	blaməʁˈa
blâmerez	blaməʁɔˈe
blâmerons	blaməʁˈɔ̃
blâmeront	blaməʁˈɔ̃
boa	bɔˈa
boas	bɔˈa
bobsleigh	bɔbslˈɛ bɔbslˈɛj bɔbslˈɛɡ
bodybuilding	bɔdibildˈiŋ
bogey	bɔɡˈɛ bɔɡˈe bɔɡˈi
bogue	bˈɔɡ
bohème	bɔˈɛm
bohèmes	bɔˈɛm
bohémien	bɔemjˈɛ̃
bohémium	bɔemjˈɔm
bohême	bɔˈɛm
boiler	bwalˈɛʁ
bokmål	bukmˈɔl
bolchevique	bɔlʃəvˈik
bolchevisation	bɔlʃəvizasjˈɔ̃
bolchevisme	bɔlʃəvˈism bɔlʃəvˈizm
bolos	bɔlˈɔs
bonsaï	bɔ̃zˈaj bɔnsˈaj
bonsaïfiable	bɔ̃zaifjˈabl
bonsaïfier	bɔ̃zaifjˈe
bonsaïs	bɔ̃sˈaj
booker	bukˈe
bookmaker	bukmekˈœʁ bukmɛkˈœʁ
booké	bukˈe
boomer	bumˈœʁ
boomerang	bumʁˈɑ̃ɡ
bootlegger	butlɛɡˈœʁ butleɡˈœʁ
bouboulaient	bubulɛˈɑ̃ bubuleˈɑ̃
bouboulassent	bubulasˈɑ̃
boubouleraient	bubulʁɛˈɑ̃ bubulʁeˈɑ̃
bouboulèrent	bubulɛʁˈɑ̃ bubuleʁˈɑ̃
bougainvillier	buɡɛ̃viljˈe
bougainvillée	buɡɛ̃vilˈe
bouldozeurs	byldozˈœʁ
bouledogue	buldˈɔɡ
bouleute	bulˈøt
bouleutes	bulˈøt
boutions	butjˈɔ̃
bowling	bulˈiŋ
box	bˈɔks
boy	bˈɔj
boète	bwˈɛt
boètes	bwˈɛt
boësse	bwˈɛs
boësser	bwɛsˈe bwesˈe
boëtte	bwˈɛt
brachial	bʁakjˈal
brachialgie	bʁakjalʒˈi
brachiocéphalique	bʁakjɔsefalˈik
brachiosaure	bʁakjosˈɔʁ
brachiosaures	bʁakjosˈɔʁ bʁakjɔzˈɔʁ
brachycéphale	bʁakisefˈal
brachycéphalisation	bʁakisefalizasjˈɔ̃
brachylogie	bʁakilɔʒˈi
brachypode	bʁakipˈɔd
brachyœsophage	bʁakjezɔfˈaʒ
break	bʁˈɛk
breakdance	bʁekdˈɛns bʁɛkdˈɛns
breaker	bʁekˈe bʁekˈœʁ bʁɛkˈe
bredele	bʁœdˈœl
breloque	bʁəlˈɔk
bressom	bʁəsˈɔ̃
breveter	bʁəvətˈe bʁɛvtˈe
breveté	bʁəvətˈe
bricoles	bʁikˈɔl
brize	bʁˈiz
brocciu	bʁɔt.ʃjˈu
bromobenzène	bʁɔmɔbɛ̃zˈɛn
brontosaure	bʁɔ̃tɔzˈɔʁ
bronzer	bʁɔ̃zˈe
brouet	bʁuˈɛ
brouette	bʁuˈɛt
brownie	bʁawnˈi bʁonˈi
brownien	bʁonjˈɛ̃
brucellose	bʁysɛlˈoz bʁyselˈoz
brunch	bʁˈœnʃ bʁˈɔnʃ
bruncher	bʁœnʃˈe bʁɔnʃˈe
bruns	bʁˈœ̃
brushing	bʁœʃˈiŋ
brusler	bʁylˈe
bruxellois	bʁysɛlwˈa bʁyselwˈa
bruxelloise	bʁysɛlwˈa bʁyselwˈa
brême	bʁˈɛ̃
bte	bwˈat
bugger	bœɡˈe
buggy	bœɡˈi
buguer	bœɡˈe
bulgogi	bulɡoɡˈi
bulldog	buldˈɔɡ
bulldozer	byldozˈɛʁ buldozˈœʁ buldozˈɛʁ
bullshitter	bulʃitˈe
bummer	bɔmˈe
bungalow	bɔŋɡalˈo bœ̃ɡalˈo
bunker	buŋkˈœʁ buŋkˈɛʁ bœŋkˈœʁ
burtonien	bœʁtɔnjˈɛ̃
burundais	buʁundˈɛ
bus	bˈys
bushisme	buʃˈism buʃˈizm
business	biznˈɛs
businessman	biznɛsmˈan
businessmans	biznɛsmˈan
businessmen	biznɛsmˈɛn
businesswoman	bizneswomˈan biznɛswomˈan
but	bˈy bˈyt
butch	bˈut.ʃ
butome	bytˈɔm
buts	bˈy bˈyt
buzz	bˈyz bˈøz
bye	bˈaj
byzantinologue	bizɑ̃tinɔlˈɔɡ
bâbye	babˈi
bécher	beʃˈɛʁ
bégueter	beɡətˈe
bégum	beɡˈym
bérytien	beʁisjˈɛ̃
bézoard	bezɔˈaʁ
bêcheveter	bɛʃvətˈe
bôrô	boʁˈɔ
c'	s
c't	st
c'tte	stˈə
caboches	kabˈɔʃ
cacaoyer	kakaɔjˈe
cacaoyère	kakaɔjˈɛʁ
cacatoès	kakatɔˈɛs
cacherout	kaʃʁˈut
cachexie	kaʃɛksˈi kakɛksˈi
caelifère	selifˈɛʁ
caennais	kanˈɛ
cafter	kaftˈe
cagotes	kaɡˈɔt
cajeput	kaʒpˈyt
cake	kˈɛk
calament	kalamˈɑ̃
calendos	kalɑ̃dˈos
calife	kalˈif
calmos	kalmˈɔs
caloyer	kalɔjˈe
calus	kalˈys
calvitie	kalvisˈi
camping	kɑ̃pˈiŋ
campings	kɑ̃pˈiŋ
camtar	kamtˈaʁ
camérawoman	kameʁawumˈan
candela	kɑ̃delˈa
candelas	kɑ̃delˈa
candidose	kɑ̃didˈoz
canepetière	kanpətjˈɛʁ
cannabis	kanabˈis
cantaloup	kɑ̃talˈu
canyon	kaɲˈɔn
canyonisme	kaɲɔnˈism kaɲɔnˈizm
capharnaüm	kafaʁnaˈɔm
capillaire	kapilˈɛʁ
capillotracté	kapilɔtʁaktˈe
capoeira	kapweʁˈa kapwɛʁˈa
captions	kaptjˈɔ̃
caqueter	kakətˈe
carambolent	kaʁɑ̃bˈɔl
caravaning	kaʁavanˈiŋ
carbones	kaʁbˈɔn
carcinome	kaʁsinˈɔm
cardamome	kaʁdamˈɔm
cardiologue	kaʁdjɔlˈɔɡ
carrent	kˈaʁ
carrera	kaʁəʁˈa
carrerai	kaʁəʁˈe
carreraient	kaʁəʁˈɛ
carrerais	kaʁəʁˈɛ
carrerait	kaʁəʁˈɛ
carreras	kaʁəʁˈa
carrerez	kaʁəʁˈe
carrerons	kaʁəʁˈɔ̃
carreront	kaʁəʁˈɔ̃
casbah	kasbˈa
casher	kaʃˈɛʁ
casoar	kazɔˈaʁ
casseroles	kasʁˈɔl
cassis	kasˈis
cassos	kasˈos kasˈɔs
castelroussin	kastɛlʁusˈɛ̃
castelroussine	kastɛlʁusˈin
catalogue	katalˈɔɡ
catalogues	katalˈɔɡ
catcher	kat.ʃˈe
catharsis	kataʁsˈis
cathartique	kataʁtˈik
catho	katˈo
cathos	katˈo
cathéter	katetˈɛʁ
cathéters	katetˈɛʁ
cation	katjˈɔ̃
cations	katjˈɔ̃
catoblépas	katɔblepˈas
catécholamine	katekɔlamˈin
catéchumène	katekymˈɛn
caye	kˈaj
cayenne	kajˈɛn
cellulose	sɛlylˈoz selylˈoz
cendraient	sɑ̃dʁɛˈɑ̃ sɑ̃dʁeˈɑ̃
cendrassent	sɑ̃dʁasˈɑ̃
cendrent	sɑ̃dʁˈɑ̃
cendreraient	sɑ̃dʁəʁɛˈɑ̃ sɑ̃dʁəʁeˈɑ̃
cendrèrent	sɑ̃dʁɛʁˈɑ̃ sɑ̃dʁeʁˈɑ̃
cens	sˈɑ̃s
centauresque	sɑ̃tɔʁˈɛsk
centauresse	sɑ̃tɔʁˈɛs
centaurée	sɑ̃tɔʁˈe
centiampère	sɑ̃tjɑ̃pˈɛʁ
centicandela	sɑ̃tikɑ̃delˈa
centipède	sɑ̃tipˈɛd
centiseconde	sɑ̃tisəɡˈɔ̃d
centième	sɑ̃tjˈɛm
cepstre	kˈɛpstʁ
ch'timmi	ʃtimˈi
chaabane	ʃabˈan
chahutions	ʃaytjˈɔ̃
chalazion	kalazjˈɔ̃
chalcographie	kalkɔɡʁafˈi
chalcogène	kalkɔʒˈɛn
chalcolithique	kalkɔlitˈik
chalcolithiques	kalkɔlitˈik
chalcopyrite	kalkɔpiʁˈit
chalcédonien	kalsedɔnjˈɛ̃
chaldaïque	kaldaˈik
chaldéen	kaldeˈɛ̃
chaleureusement	ʃalœʁøzmˈɑ̃
chaleureux	ʃalœʁˈø
challenger	ʃalɛnd.ʒˈe t.ʃalɛnd.ʒˈe
chamallow	ʃamalˈo
champ'	ʃˈɑ̃p
champenois	ʃɑ̃pənwˈa
champignonnière	ʃɑ̃piɲɔnjˈɛʁ
chananéenne	kananeˈɛn
chancelière	ʃɑ̃səljˈɛʁ
chantefable	ʃɑ̃təfˈabl
chaouch	ʃaˈuʃ
chaoui	ʃawˈi
chaouie	ʃawˈi
charognes	ʃaʁˈɔɲ
charter	ʃaʁtˈɛʁ
chasseresse	ʃasəʁˈɛs
chasteté	ʃastətˈe
chatterton	ʃatɛʁtˈɔn
chatteur	t.ʃatˈœʁ
chatteurs	t.ʃatˈœʁ
chatteuse	t.ʃatˈøz
chatteuses	t.ʃatˈøz
chaudin	ʃɔdˈɛ̃
chawarma	ʃawaʁmˈa
chayotte	ʃajˈɔt
check	t.ʃˈɛk
checker	t.ʃɛkˈe t.ʃekˈe
checkers	t.ʃɛkˈe t.ʃekˈe
cheddar	t.ʃɛdˈaʁ t.ʃedˈaʁ
chengyu	t.ʃɑ̃ŋjˈy t.ʃeŋjˈy
chenument	ʃənymˈɑ̃
cherokee	t.ʃeʁɔkˈi ʃeʁɔkˈi
chesterfield	t.ʃɛstœʁfˈild
chevelu	ʃəvəlˈy
chevelure	ʃəvəlˈyʁ
chevesne	ʃəvˈɛn
cheville	ʃəvˈij
chevilles	ʃəvˈij
chevillier	ʃəvijˈe
chianti	kjɑ̃tˈi
chiantis	kjɑ̃tˈi
chiasme	kjˈasm
chicaya	ʃikajˈa
chienchien	ʃjɛ̃ʃjˈɛ̃
chiendent	ʃjɛ̃dˈɑ̃
chihuahua	ʃiwawˈa
chiisme	ʃiˈism ʃiˈizm
chiite	ʃiˈit
chimiosynthèse	ʃimjosɛ̃tˈɛz
chinchilla	ʃɛ̃ʃilˈa
chinetoque	ʃintˈɔk
chipotent	ʃipˈɔt
chipotes	ʃipˈɔt
chipotions	ʃipɔtjˈɔ̃
chips	t.ʃˈip ʃˈips
chiral	kiʁˈal
chirale	kiʁˈal
chiralement	kiʁalmˈɑ̃
chiralité	kiʁalitˈe
chiridien	kiʁidjˈɛ̃
chiridienne	kiʁidjˈɛn
chirographie	kiʁɔɡʁafˈi
chirogymnaste	kiʁɔʒimnˈast
chirologie	kiʁɔlɔʒˈi
chiromancie	kiʁɔmɑ̃sˈi
chiromancien	kiʁɔmɑ̃sjˈɛ̃
chironome	kiʁɔnˈom
chitine	kitˈin
chitineux	kitinˈø
chitinisée	kitinizˈe
chlague	ʃlˈaɡ
chlamydiose	klamidjˈoz
chleuh	ʃlˈø
chlinguer	ʃlɛ̃ɡˈe
chlores	klˈɔʁ
chloroiodure	klɔʁɔjɔdˈyʁ
chlorométhane	klɔʁɔmetˈan
chlorose	klɔʁˈoz
chloroéthane	klɔʁɔetˈan
chnek	ʃnˈɛk
chnoute	ʃnˈut
choka	t.ʃɔkˈa
chokaient	t.ʃɔkˈɔ̃
chokais	t.ʃɔkˈɔ̃
chokait	t.ʃɔkˈɔ̃
chokent	t.ʃˈɔk
choker	t.ʃokˈe
chokes	t.ʃˈɔk
chokez	t.ʃokˈe
chokiez	t.ʃɔkˈɔ̃
chokions	t.ʃɔkˈɔ̃
chokons	t.ʃɔkˈɔ̃
cholagogue	kɔlaɡˈɔɡ
cholestérate	kɔlɛsteʁˈat
cholestérine	kɔlɛsteʁˈin
cholestérique	kɔlɛsteʁˈik
cholestérol	kɔlɛsteʁˈɔl
cholestérolémie	kɔlɛsteʁɔlemˈi
choline	kɔlˈin
cholinergique	kɔlinɛʁʒˈik
cholique	kɔlˈik
cholurie	kɔlyʁˈi
choléate	kɔleˈat
cholécalciférol	kɔlekalsifeʁˈɔl
cholécyste	kɔlesˈist
cholécystite	kɔlesistˈit
cholécystotomie	kɔlesistɔtɔmˈi
cholédoque	kɔledˈɔk
choléra	kɔleʁˈa
cholériforme	kɔleʁifˈɔʁm
cholérique	kɔleʁˈik
cholérétique	kɔleʁetˈik
chondre	kˈɔ̃dʁ
chondrome	kɔ̃dʁˈɔm
chondroïtine	kɔ̃dʁɔitˈin
choque	ʃˈɔk
chorologiquement	kɔʁɔlɔʒikmˈɑ̃
choroïde	kɔʁɔˈid
choroïdienne	kɔʁɔidjˈɛn
choré	ʃɔʁˈe
chorépiscopal	ʃɔʁepiskɔpˈal
chorépiscope	ʃɔʁepiskˈɔp
chorévêque	ʃɔʁevˈɛk
chose	ʃˈoz
choses	ʃˈoz
chouïa	ʃujˈa
chresmologue	kʁɛsmɔlˈɔɡ
chromolithographie	kʁɔmɔlitɔɡʁafˈi
chronophobes	kʁɔnɔfˈɔb
chronotachygraphe	kʁɔnɔtakiɡʁˈaf
chrysolithe	kʁizɔlˈit
chthonien	ktɔnjˈɛ̃
chthoniens	ktɔnjˈɛ̃
chum	t.ʃˈɔm
chutney	t.ʃœtnˈi
châtaignier	ʃatɛɲjˈe ʃateɲjˈe
chèvrechoutisme	ʃɛvʁəʃutˈism ʃevʁəʃutˈism ʃɛvʁəʃutˈizm
chèvrechoutiste	ʃɛvʁəʃutˈist ʃevʁəʃutˈist
chélate	kelˈat
chélation	kelasjˈɔ̃
chéloïde	kelɔˈid
chéloïdes	kelɔˈid
chélydre	kelˈidʁ
chénopode	kenɔpˈɔd
chérirent	ʃeʁiʁˈɑ̃
chœnix	kenˈiks kønˈiks
ciao	t.ʃaˈo t.ʃˈaw
cig	sˈi
cimer	simˈɛʁ
cinghalais	sɛ̃ɡalˈɛ
cinoque	sinˈɔk
cinoques	sinˈɔk
cinquantième	sɛ̃kɑ̃tjˈɛm
cinquantièmes	sɛ̃kɑ̃tjˈɛm
cinématographient	sinematɔɡʁafjˈɑ̃
cipaye	sipˈaj
circumduction	siʁkɔmdyksjˈɔ̃
circumnavigateur	siʁkɔmnaviɡatˈœʁ
circumnavigation	siʁkɔmnaviɡasjˈɔ̃
circumnavigatrice	siʁkɔmnaviɡatʁˈis
cirrhose	siʁˈoz
ciselets	sizlˈɛt sizəlˈɛt
cisgenre	sisʒˈɑ̃ʁ
cishet	sisˈɛt
citent	sitˈɑ̃
clairent	klɛʁˈɑ̃ kleʁˈɑ̃
clashs	klˈaʃ
clasico	klasikˈo
clathrate	klatʁˈat
cleaner	kləanˈe
clebs	klˈɛbs klˈɛps
cleph	klˈe
cligniez	kliɲjˈe
cloque	klˈɔk
close	klˈoz
cloud	klˈawd
clouer	kluˈe
clubain	klœbˈɛ̃
cluster	klystˈœʁ klœstˈœʁ
coacher	kot.ʃˈe
coax	kɔˈaks
cobaye	kɔbˈaj
coccyx	kɔksˈis
cockpit	kɔkpˈit
cocktail	kɔktˈɛl
coco	kokˈo
codicille	kɔdisˈil
coefficient	kɔefisjˈɑ̃
coentreprise	kɔɑ̃tʁəpʁˈiz
coenzyme	kɔɑ̃zˈim
coercer	kɔɛʁsˈe
coercibilité	kɔɛʁsibilitˈe
coercible	kɔɛʁsˈibl
coercif	kɔɛʁsˈif
coercifs	kɔɛʁsˈif
coercitif	kɔɛʁsitˈif
coercition	kɔɛʁsisjˈɔ̃
coercive	kɔɛʁsˈiv
coercives	kɔɛʁsˈiv
coercivité	kɔɛʁsivitˈe
coexista	kɔɛɡzistˈa
coexistai	kɔɛɡzistˈe
coexistaient	kɔɛɡzistˈɛ
coexistais	kɔɛɡzistˈɛ
coexistait	kɔɛɡzistˈɛ
coexistant	kɔɛɡzistˈɑ̃
coexistante	kɔɛɡzistˈɑ̃t
coexistas	kɔɛɡzistˈa
coexistasse	kɔɛɡzistˈas
coexistassent	kɔɛɡzistˈas
coexistasses	kɔɛɡzistˈas
coexistassiez	kɔɛɡzistasjˈe
coexistassions	kɔɛɡzistasjˈɔ̃
coexiste	kɔɛɡzˈist
coexistence	kɔɛɡzistˈɑ̃s
coexistent	kɔɛɡzˈist
coexister	kɔɛɡzistˈe
coexistera	kɔɛɡzistəʁˈa
coexisterai	kɔɛɡzistəʁˈe
coexisteraient	kɔɛɡzistəʁˈɛ
coexisterais	kɔɛɡzistəʁˈɛ
coexisterait	kɔɛɡzistəʁˈɛ
coexisteras	kɔɛɡzistəʁˈa
coexisterez	kɔɛɡzistəʁˈe
coexisteriez	kɔɛɡzistəʁjˈe
coexisterions	kɔɛɡzistəʁjˈɔ̃
coexisterons	kɔɛɡzistəʁˈɔ̃
coexisteront	kɔɛɡzistəʁˈɔ̃
coexistes	kɔɛɡzˈist
coexistez	kɔɛɡzistˈe
coexistiez	kɔɛɡzistjˈe
coexistions	kɔɛɡzistjˈɔ̃
coexistons	kɔɛɡzistˈɔ̃
coexistâmes	kɔɛɡzistˈam
coexistât	kɔɛɡzistˈa
coexistâtes	kɔɛɡzistˈat
coexistèrent	kɔɛɡzistˈɛʁ
coexisté	kɔɛɡzistˈe
cognitif	kɔnitˈif kɔɡnitˈif
cohabitation	kɔabitasjˈɔ̃
cohobat	kɔɔbˈa
cohobation	kɔɔbasjˈɔ̃
cohober	kɔɔbˈe
cohorte	kɔˈɔʁt
cohue	kɔˈy
cohéremment	kɔeʁamˈɑ̃
cohérence	kɔeʁˈɑ̃s
cohérent	kɔeʁˈɑ̃
cohéreur	kɔeʁˈœʁ
cohéritier	kɔeʁitjˈe
cohésif	kɔezˈif
cohésion	kɔezjˈɔ̃
cointéressée	kɔɛ̃teʁɛsˈe kɔɛ̃teʁesˈe
coke	kˈɔk
coleta	kɔletˈa
coletas	kɔletˈa
colloque	kɔlˈɔk kolˈɔk
colloques	kɔlˈɔk
colmations	kɔlmatjˈɔ̃
coléoptile	kɔleoptˈil
colériques	kɔlɛʁˈik
coléus	koleˈys
combientième	kɔ̃bjɛ̃tjˈɛm
combientièmes	kɔ̃bjɛ̃tjˈɛm
combishort	kɔ̃biʃˈɔʁt
comeback	kœmbˈak kɔmbˈak
compagnies	kɔ̃paɲˈi
complaisent	kɔ̃plɛzˈɑ̃ kɔ̃plezˈɑ̃
compose	kɔ̃pˈoz
comprenables	kɔ̃pʁenˈabl kɔ̃pʁɛnˈabl
comptions	kɔ̃tjˈɔ̃
computer	kɔ̃pytˈe
comtadine	kɔmtadˈin
concevoir	kɔ̃səvwˈaʁ
conchoïdale	kɔ̃kɔidˈal
conchyliculture	kɔ̃kilikyltˈyʁ
concourriez	kɔ̃kuʁʁjˈe
concourrions	kɔ̃kuʁʁjˈɔ̃
concourrons	kɔ̃kuʁʁˈɔ̃
concourront	kɔ̃kuʁʁˈɔ̃
condom	kɔ̃dˈɔ̃
confident	kɔ̃fidˈɑ̃
confiturerie	kɔ̃fityʁəʁˈi
congelasse	kɔ̃ʒəlˈas
conisylve	kɔnisˈilv
conjurera	kɔ̃ʒyʁəʁˈa
conjurerai	kɔ̃ʒyʁəʁˈe
conjureraient	kɔ̃ʒyʁəʁˈɛ
conjurerais	kɔ̃ʒyʁəʁˈɛ
conjurerait	kɔ̃ʒyʁəʁˈɛ
conjureras	kɔ̃ʒyʁəʁˈa
conjurerez	kɔ̃ʒyʁəʁˈe
conjurerons	kɔ̃ʒyʁəʁˈɔ̃
conjureront	kɔ̃ʒyʁəʁˈɔ̃
connecter	kɔnnɛktˈe
connoissance	kɔnesˈɑ̃s kɔnɛsˈɑ̃s
connoisseur	kɔnesˈœʁ kɔnɛsˈœʁ
conseillerez	kɔ̃sɛjəʁˈe
consens	kɔ̃sˈɑ̃
conteneurisation	kɔ̃tənœʁizasjˈɔ̃
conteneurisations	kɔ̃tənœʁizasjˈɔ̃
content	kɔ̃tˈɑ̃ kˈɔ̃t
contestera	kɔ̃tɛstəʁˈa
contesterai	kɔ̃tɛstəʁˈe
contesteraient	kɔ̃tɛstəʁˈɛ
contesterais	kɔ̃tɛstəʁˈɛ
contesterait	kɔ̃tɛstəʁˈɛ
contesteras	kɔ̃tɛstəʁˈa
contesterez	kɔ̃tɛstəʁˈe
contesterons	kɔ̃tɛstəʁˈɔ̃
contesteront	kɔ̃tɛstəʁˈɔ̃
continûment	kɔ̃tinymˈɑ̃
contrapuntique	kɔ̃tʁapɔ̃tˈik
contrecoup	kɔ̃tʁəkˈu
contresens	kɔ̃tʁəsˈɑ̃s
contresigner	kɔ̃tʁəsiɲˈe
controversons	kɔ̃tʁɔvɛʁsˈɔ̃
convainc	kɔ̃vˈɛ̃
convaincs	kɔ̃vˈɛ̃
convergent	kɔ̃vˈɛʁʒ
convient	kɔ̃vjˈɛ̃ kɔ̃vˈi
convoque	kɔ̃vˈɔk
convoquent	kɔ̃vˈɔk
convoques	kɔ̃vˈɔk
cool	kˈul
cools	kˈul
copulent	kɔpˈyl
copyright	kɔpiʁˈajt
coque	kˈɔk
coques	kˈɔk
coquillier	kɔkijˈe
coreligionnaire	koʁəliʒjɔnˈɛʁ
corgi	kɔʁɡˈi
coris	kɔʁˈis
cork	kˈɔʁk
corrosif	kɔʁɔzˈif
corrosion	kɔʁɔzjˈɔ̃
cosaisir	kɔsɛzˈiʁ kɔsezˈiʁ
cosaque	kɔzˈak
coseigneuriale	kɔsɛɲœʁjˈal kɔseɲœʁjˈal
cosigner	kɔsiɲˈe
cosinus	kosinˈys
cosinusoïdal	kosinyzɔidˈal
cosinusoïdale	kosinyzɔidˈal
cosinusoïdales	kosinyzɔidˈal
cosmos	kɔsmˈos
cosécante	kosekˈɑ̃t
coua	kuˈa
coud	kˈu
couds	kˈu
couleuvre	kulˈœvʁ
couleuvres	kulˈœvʁ
coulevrine	kuləvʁˈin
country	kœ̃tʁˈi
courre	kˈuʁ
courtil	kuʁtˈi
couvent	kuvˈɑ̃ kˈuv
cover	kɔvˈœʁ
covergirl	kɔvɛʁɡˈœʁl
cowboy	kawbˈɔj kobˈɔj
cowboys	kawbˈɔj kobˈɔj
coyau	kɔjˈo
coïts	kɔˈit
craigniez	kʁɛɲiˈe kʁɛɲjˈe kʁeɲiˈe
craignions	kʁɛɲiˈɔ̃ kʁɛɲjˈɔ̃ kʁeɲiˈɔ̃
craignos	kʁɛɲˈos kʁeɲˈos
crangba	kʁɑ̃ŋbˈa
crapahutions	kʁapaytjˈɔ̃
crase	kʁˈa
crawl	kʁˈol
crawler	kʁolˈe
cronut	kʁɔnˈœt
crooner	kʁunˈe
crosne	kʁˈon
crossman	kʁɔsmˈan
crosswoman	kʁɔswumˈan
crowdfunding	kʁawdfɔndˈiŋ
crucifix	kʁysifˈi
cruiser	kʁuzˈe
cryptera	kʁiptəʁˈa
crypterai	kʁiptəʁˈe
crypteraient	kʁiptəʁˈɛ
crypterais	kʁiptəʁˈɛ
crypterait	kʁiptəʁˈɛ
crypteras	kʁiptəʁˈa
crypterez	kʁiptəʁˈe
crypterons	kʁiptəʁˈɔ̃
crypteront	kʁiptəʁˈɔ̃
cryptions	kʁiptjˈɔ̃
cryptozoologie	kʁiptozɔɔlɔʒˈi
créions	kʁejjˈɔ̃ kʁɛjjˈɔ̃
crémerie	kʁɛmʁˈi
crénelé	kʁenəlˈe kʁɛnlˈe
créosol	kʁeozˈɔl
crésol	kʁezˈɔl
crûment	kʁymˈɑ̃
cucul	kykˈy
cucumeriforme	kykymeʁifˈɔʁm kykymɛʁifˈɔʁm
cuiller	kɥijˈɛʁ
cuirera	kɥiʁəʁˈa
cuirerai	kɥiʁəʁˈe
cuireraient	kɥiʁəʁˈɛ
cuirerais	kɥiʁəʁˈɛ
cuirerait	kɥiʁəʁˈɛ
cuireras	kɥiʁəʁˈa
cuirerez	kɥiʁəʁˈe
cuirerons	kɥiʁəʁˈɔ̃
cuireront	kɥiʁəʁˈɔ̃
cummingtonite	kœmiŋtɔnˈit
cumulent	kymˈyl
curaçao	kyʁasˈo
curling	kœʁlˈiŋ
curry	kyʁˈi
cyanose	sjanˈoz
cyberpunk	sibɛʁpˈœŋk
cycloheptatriène	siklɔɛptatʁijˈɛn
cyclohexadiène	siklɔɛɡzadjˈɛn
cyclohexène	siklɔɛɡzˈɛn
cyclone	siklˈon
cyclopentadiène	siklɔpɛ̃tadjˈɛn
cyclopentadiènone	siklɔpɛ̃tadjɛnˈɔn siklɔpɛ̃tadjenˈɔn
cyclopentadiényle	siklɔpɛ̃tadjenˈil
cyclopentadécanone	siklɔpɛ̃tadekanˈɔn
cyclopentanophénanthrénique	siklɔpɛ̃tanɔfenɑ̃tʁenˈik
cyclopentène	siklɔpɛ̃tˈɛn
cyclostomes	siklɔstˈɔm
czar	t.sˈaʁ
czimbalum	sɛ̃balˈɔm
cæcal	sekˈal
cæcum	sekˈɔm
cæsium	sezjˈɔm
cèleri	sɛlʁˈi
céleri	selʁˈi sɛlʁˈi
célerin	sɛlʁˈɛ̃
céléripède	seleʁipˈɛd
céphalothorax	sefalotɔʁˈaks
cœlacanthe	selakˈɑ̃t
cœlentérée	selɑ̃teʁˈe
cœlialgie	seljalʒˈi
cœliaque	seljˈak
cœliaquie	seljakˈi
cœlioscopie	seljɔskɔpˈi
cœlioscopique	seljɔskɔpˈik
cœliotomie	seljɔtɔmˈi
cœlomate	selɔmˈat
cœlomique	selɔmˈik
cœmetière	semtjˈɛʁ sɛmtjˈɛʁ
cœnobite	senɔbˈit
cœnure	senˈyʁ
d'	d
d'époque	depˈɔk
daimyo	daimjˈo
daiquiri	dajkiʁˈi
damnas	damnˈa
damnez	damnˈe
dance	dˈɛns
dandy	dɑ̃dˈi
darmstadtium	daʁmstatjˈɔm
das	dˈas
daurade	dɔʁˈad
deader	dɛdˈe dedˈe
deala	dilˈa
dealai	dilˈe
dealaient	dilˈɛ
dealais	dilˈɛ
dealait	dilˈɛ
dealant	dilˈɑ̃
dealas	dilˈa
dealassent	dilˈas
dealasses	dilˈas
dealassiez	dilasjˈe
dealassions	dilasjˈɔ̃
dealent	dˈil
dealer	dilˈe dilˈœʁ
dealera	dilʁˈa
dealerai	dilʁˈe
dealeraient	dilʁˈɛ
dealerais	dilʁˈɛ
dealerait	dilʁˈɛ
dealeras	dilʁˈa
dealerez	dilʁˈe
dealeriez	diləʁjˈe
dealerions	diləʁjˈɔ̃
dealerons	dilʁˈɔ̃
dealeront	dilʁˈɔ̃
dealers	dilˈe dilˈœʁ
deales	dˈil
dealeur	dilˈœʁ
dealeuse	dilˈøz
dealez	dilˈe
dealiez	diljˈe
dealions	diljˈɔ̃
dealons	dilˈɔ̃
dealâmes	dilˈam
dealât	dilˈa
dealâtes	dilˈat
dealèrent	dilˈɛʁ
dealé	dilˈe
demeurant	dəmœʁˈɑ̃
demeuré	dəmœʁˈe
dendrochronologie	dɑ̃dʁɔkʁɔnɔlɔʒˈi dɑ̃dʁokʁɔnɔlɔʒˈi
dendrochronologique	dɑ̃dʁɔkʁɔnɔlɔʒˈik dɑ̃dʁokʁɔnɔlɔʒˈik
dendrochronologiquement	dɑ̃dʁɔkʁɔnɔlɔʒikmˈɑ̃ dɑ̃dʁokʁɔnɔlɔʒikmˈɑ̃
dendrographe	dɑ̃dʁɔɡʁˈaf
dendrologie	dɑ̃dʁɔlɔʒˈi
dendrolâtrie	dɑ̃dʁɔlatʁˈi
dendrophile	dɑ̃dʁɔfˈil
dentisterie	dɑ̃tistəʁˈi
derby	dɛʁbˈi
derechef	dəʁəʃˈɛf
dermatologue	dɛʁmatɔlˈɔɡ
dermatose	dɛʁmatˈoz
derny	dɛʁnˈi
descendant	desɑ̃dˈɑ̃
descendants	desɑ̃dˈɑ̃
descendre	desˈɑ̃dʁ
descente	desˈɑ̃t
desdites	dedˈit
desdits	dedˈi
design	dizˈajn
designer	dizajnˈe
desperado	dɛspəʁadˈo
desquamation	dɛskwamasjˈɔ̃
dessaisonner	desɛzɔnˈe desezɔnˈe
dessein	desˈɛ̃
desserra	deseʁˈa
desserre	desˈɛʁ
desserrer	deseʁˈe
desserrera	desɛʁəʁˈa
desserrerai	desɛʁəʁˈe
desserreraient	desɛʁəʁˈɛ
desserrerais	desɛʁəʁˈɛ
desserrerait	desɛʁəʁˈɛ
desserreras	desɛʁəʁˈa
desserrerez	desɛʁəʁˈe
desserreriez	desɛʁəʁjˈe
desserrerions	desɛʁəʁjˈɔ̃
desserrerons	desɛʁəʁˈɔ̃
desserreront	desɛʁəʁˈɔ̃
desserrée	deseʁˈe
dessers	desˈɛʁ
dessert	desˈɛʁ
desserte	desˈɛʁt
dessertir	desɛʁtˈiʁ
desserts	desˈɛʁ
desservaient	desɛʁvˈɛ
desservais	desɛʁvˈɛ
desservait	desɛʁvˈɛ
desservant	desɛʁvˈɑ̃
desservante	desɛʁvˈɑ̃t
desservez	desɛʁvˈe
desservi	desɛʁvˈi
desserviez	desɛʁvjˈe
desservions	desɛʁvjˈɔ̃
desservir	desɛʁvˈiʁ
desservira	desɛʁviʁˈa
desservirai	desɛʁviʁˈe
desserviraient	desɛʁviʁˈɛ
desservirais	desɛʁviʁˈɛ
desservirait	desɛʁviʁˈɛ
desserviras	desɛʁviʁˈa
desservirent	desɛʁvˈiʁ
desservirez	desɛʁviʁˈe
desserviriez	desɛʁviʁjˈe
desservirions	desɛʁviʁjˈɔ̃
desservirons	desɛʁviʁˈɔ̃
desserviront	desɛʁviʁˈɔ̃
desservis	desɛʁvˈi
desservisse	desɛʁvˈis
desservissent	desɛʁvˈis
desservisses	desɛʁvˈis
desservissiez	desɛʁvisjˈe
desservissions	desɛʁvisjˈɔ̃
desservit	desɛʁvˈi
desservons	desɛʁvˈɔ̃
desservîmes	desɛʁvˈim
desservît	desɛʁvˈi
desservîtes	desɛʁvˈit
dessin	desˈɛ̃
dessiner	desinˈe
dessins	desˈɛ̃
dessoler	desɔlˈe
dessoûler	desulˈe
dessèchement	desɛʃmˈɑ̃
dessécher	deseʃˈe
desséché	deseʃˈe
destroyers	dɛstʁɔjˈe
deuxio	døzjˈo
devenir	dəvənˈiʁ
dextrochère	dɛkstʁɔkˈɛʁ
dey	dˈɛj
diachylon	djakilˈɔ̃
diachylum	djakilˈɔm
diaconesse	djakɔnˈɛs
diadoche	djadˈɔk
diadoque	djadˈɔk
diagnose	djaɡnˈoz
dialectologue	djalɛktɔlˈɔɡ
dialogue	djalˈɔɡ
diamantions	djamɑ̃tjˈɔ̃
diaminobenzène	djaminɔbɛ̃zˈɛn
diamétrale	djamɛtʁˈal
diamétrales	djamɛtʁˈal
diamétraux	djamɛtʁˈo
diapositive	djapɔzitˈiv
diapositives	djapɔzitˈiv
diarrhœe	djaʁˈe
dichlorobenzène	diklɔʁɔbɛ̃zˈɛn
dichlorodiphényltrichloroéthane	diklɔʁɔdifeniltʁiklɔʁɔetˈan
dichlorométhane	diklɔʁɔmetˈan
dichotomie	dikɔtɔmˈi
dichotomique	dikɔtɔmˈik
dichotomiquement	dikɔtɔmikmˈɑ̃
dickensien	dikɛnsjˈɛ̃
différentier	difeʁɑ̃sjˈe
digit	diʒˈit
dihydrobenzène	diidʁɔbɛ̃zˈɛn
dikkenek	dikənˈɛk
dilemme	dilˈɛm
diminuendo	diminɥɛndˈo
diméthylsulfure	dimetilsylfˈyʁ
dinguerie	dɛ̃ɡəʁˈi
dinitrobenzène	dinitʁɔbɛ̃zˈɛn
dinosaurien	dinɔsɔʁjˈɛ̃
dipneuste	dipnˈœst
dirigent	diʁiʒˈɑ̃
disgracier	disɡʁasjˈe
disgracieusement	disɡʁasjøzmˈɑ̃
disgracieux	disɡʁasjˈø
disgréger	disɡʁeʒˈe
disjoint	disʒwˈɛ̃
disjoncter	disʒɔ̃ktˈe
disjonctif	disʒɔ̃ktˈif
disjonctifs	disʒɔ̃ktˈif
disjonctive	disʒɔ̃ktˈiv
disjonctives	disʒɔ̃ktˈiv
dissensus	disɛ̃sˈys
dissident	disidˈɑ̃
distillateur	distijatˈœʁ
dixit	diksˈit
diéthion	djetjˈɔ̃
djaouli	d.ʒawlˈi
djaïn	d.ʒaˈin
djembé	d.ʒɛmbˈe
djeun's	d.ʒˈœ̃s
djihad	d.ʒiˈad
djihadisme	d.ʒiadˈism d.ʒiadˈizm
djihadiste	d.ʒiadˈist
djô	d.ʒˈɔ
do	dˈo
dodo	dodˈo
dogue	dˈɔɡ
dogues	dˈɔɡ
doigter	dwatˈe
doigtier	dwatjˈe
doigtiers	dwatjˈe
dolichocéphalie	dɔlikɔsefalˈi
dom	dˈɔ̃
donaldvillois	dɔnaldvilwˈa
donut	dɔnˈøt
donuts	dɔnˈøt
dope	dopdˈɔp
dos	dˈo
dose	dˈoz
doses	dˈoz
doss	dˈos
dossier	dosjˈe
dossiers	dosjˈe
dotent	dˈɔt
dotes	dˈɔt
dotions	dɔtjˈɔ̃
douance	duˈɑ̃s
dragster	dʁaɡstˈœʁ
drakkar	dʁakˈaʁ
dribbler	dʁiblˈe
drille	dʁˈil
driller	dʁilˈe
dringueille	dʁɛ̃ɡˈɛl
drogue	dʁˈɔɡ
droguent	dʁˈɔɡ
drogues	dʁˈɔɡ
drone	dʁˈon
drummer	dʁœmˈœʁ
dsl	dezɔlˈe
dubstep	dœbstˈɛp
dundee	dœ̃dˈe
dundees	dœ̃dˈi dœ̃dˈe
duplexera	dyplɛksəʁˈa
duplexerai	dyplɛksəʁˈe
duplexeraient	dyplɛksəʁˈɛ
duplexerais	dyplɛksəʁˈɛ
duplexerait	dyplɛksəʁˈɛ
duplexeras	dyplɛksəʁˈa
duplexerez	dyplɛksəʁˈe
duplexerons	dyplɛksəʁˈɔ̃
duplexeront	dyplɛksəʁˈɔ̃
durera	dyʁəʁˈa
duumvir	dyɔmvˈiʁ
duumvirat	dyɔmviʁˈa
dyschromatopsie	diskʁɔmatɔpsˈi
dyschromie	diskʁɔmˈi
dysenterie	disɑ̃tʁˈi
dysentérique	disɑ̃teʁˈik
dysgraphie	disɡʁafˈi
dysorthographie	disɔʁtɔɡʁafˈi
dyspnœe	dispnˈe
dysprosium	dispʁɔzjˈɔm
dzongkha	d.zɔ̃ŋkˈa
débilitions	debilitjˈɔ̃
débreaker	debʁekˈe debʁɛkˈe
décacandela	dekakɑ̃delˈa
décagray	dekaɡʁˈɛj
décahenry	dekaɑ̃ʁˈi
décalogue	dekalˈɔɡ
décanewton	dekanjutˈɔn
décaohm	dekaˈom
décaseconde	dekasəɡˈɔ̃d
décasiemens	dekasimˈɛnz
décasievert	dekasivˈɛʁt
décatesla	dekateslˈa
décaweber	dekavebˈɛʁ
déceler	deslˈe
décennie	desenˈi
décennies	desenˈi
décevant	desvˈɑ̃
décicandela	desikɑ̃delˈa
décigray	desiɡʁˈɛj
décihenry	desiɑ̃ʁˈi
décihertz	desiˈɛʁt.s
décinewton	desinjutˈɔn
déciohm	desjˈom
déciseconde	desisəɡˈɔ̃d
décisiemens	desisimˈɛnz
décisievert	desisivˈɛʁt
décitesla	desiteslˈa
déciwatt	desiwˈat
décodent	dekˈɔd
décodes	dekˈɔd
décryptement	dekʁiptəmˈɑ̃
décryptements	dekʁiptəmˈɑ̃
décryptera	dekʁiptəʁˈa
décrypterai	dekʁiptəʁˈe
décrypteraient	dekʁiptəʁˈɛ
décrypterais	dekʁiptəʁˈɛ
décrypterait	dekʁiptəʁˈɛ
décrypteras	dekʁiptəʁˈa
décrypterez	dekʁiptəʁˈe
décrypterons	dekʁiptəʁˈɔ̃
décrypteront	dekʁiptəʁˈɔ̃
décryptions	dekʁiptjˈɔ̃
décrûment	dekʁymˈɑ̃
défaisance	defezˈɑ̃s defɛzˈɑ̃s
défenestration	defənɛstʁasjˈɔ̃
défibrillateur	defibʁilatˈœʁ
défibrillation	defibʁilasjˈɔ̃
défibriller	defibʁilˈe
déficit	defisˈit
déflorent	deflˈɔʁ
déflorera	deflɔʁəʁˈa
déflorerai	deflɔʁəʁˈe
défloreraient	deflɔʁəʁˈɛ
déflorerais	deflɔʁəʁˈɛ
déflorerait	deflɔʁəʁˈɛ
défloreras	deflɔʁəʁˈa
déflorerez	deflɔʁəʁˈe
déflorerons	deflɔʁəʁˈɔ̃
défloreront	deflɔʁəʁˈɔ̃
déflores	deflˈɔʁ
défoliiez	defɔlijˈe
défoliions	defɔlijˈɔ̃
défroque	defʁˈɔk
dég	dˈɛɡ
dégeu	deɡˈø
déguenillé	deɡənijˈe
dégueulasse	deɡœlˈas
dégueuler	deɡœlˈe
déjeuné	deʒœnˈe
déjeusnai	deʒønˈe
déjeusner	deʒønˈe
déjeusnez	deʒønˈe
déjeusné	deʒønˈe
déjeusnée	deʒønˈe
déjeusnées	deʒønˈe
déjeusnés	deʒønˈe
délai	delˈɛ
délais	delˈɛ
délogent	delˈɔʒ
déloges	delˈɔʒ
démagogue	demaɡˈɔɡ
démagogues	demaɡˈɔɡ
démarketing	demaʁketˈiŋ
démentions	demɑ̃tjˈɔ̃
démogérontie	demɔʒeʁɔ̃sˈi
démonologue	demɔnɔlˈɔɡ
dénaturera	denatyʁəʁˈa
dénaturerai	denatyʁəʁˈe
dénatureraient	denatyʁəʁˈɛ
dénaturerais	denatyʁəʁˈɛ
dénaturerait	denatyʁəʁˈɛ
dénatureras	denatyʁəʁˈa
dénaturerez	denatyʁəʁˈe
dénaturerons	denatyʁəʁˈɔ̃
dénatureront	denatyʁəʁˈɔ̃
départions	depaʁtjˈɔ̃
dépaysement	depɛizmˈɑ̃ depeizmˈɑ̃
dépiauter	depjɔtˈe
dépistera	depistəʁˈa
dépisterai	depistəʁˈe
dépisteraient	depistəʁˈɛ
dépisterais	depistəʁˈɛ
dépisterait	depistəʁˈɛ
dépisteras	depistəʁˈa
dépisterez	depistəʁˈe
dépisterons	depistəʁˈɔ̃
dépisteront	depistəʁˈɔ̃
dépose	depˈoz
dépuceler	depysəlˈe
dépurera	depyʁəʁˈa
dépurerai	depyʁəʁˈe
dépureraient	depyʁəʁˈɛ
dépurerais	depyʁəʁˈɛ
dépurerait	depyʁəʁˈɛ
dépureras	depyʁəʁˈa
dépurerez	depyʁəʁˈe
dépurerons	depyʁəʁˈɔ̃
dépureront	depyʁəʁˈɔ̃
désacraliser	desakʁalizˈe
désagréables	dɛzaɡʁeˈabl
désaiment	dezˈɛm
désaisonnaliser	desɛzɔnalizˈe desezɔnalizˈe
désaliniser	desalinizˈe
désenclavement	dezɑ̃klavəmˈɑ̃
désenclavements	dezɑ̃klavəmˈɑ̃
désenivrement	dezɑ̃nivʁmˈɑ̃
désenivrer	dezɑ̃nivʁˈe
désensevelir	dezɑ̃səvəlˈiʁ
désensibiliser	desɑ̃sibilizˈe
déshydrocholestérol	dezidʁɔkɔlɛsteʁˈɔl
désiler	desilˈe
désimbloquer	desimblɔkˈe
désistement	dezistəmˈɑ̃
désistements	dezistəmˈɑ̃
désolidariser	desɔlidaʁizˈe
désolvatation	desɔlvatasjˈɔ̃
désorceler	desɔʁsəlˈe
désourdir	desuʁdˈiʁ
désulfurer	desylfyʁˈe
désumoyler	desymɔilˈe
désynchronisation	desɛ̃kʁɔnizasjˈɔ̃
désynchroniser	desɛ̃kʁɔnizˈe
désélectionner	deselɛksjɔnˈe
déter	detˈɛʁ
détergent	detɛʁʒˈɑ̃
détiennent	detjɛnˈɛ detjenˈɛ
détirera	detiʁəʁˈa
détirerai	detiʁəʁˈe
détireraient	detiʁəʁˈɛ
détirerais	detiʁəʁˈɛ
détirerait	detiʁəʁˈɛ
détireras	detiʁəʁˈa
détirerez	detiʁəʁˈe
détirerons	detiʁəʁˈɔ̃
détireront	detiʁəʁˈɔ̃
détritus	detʁitˈys
dévotes	devˈɔt
dévêtions	devɛtjˈɔ̃ devetjˈɔ̃
dézoner	dezonˈe
dîn	dˈin
dûment	dymˈɑ̃
e-mail	imˈɛl imˈɛjl
e-mails	imˈɛl imˈɛjl
eagle	iɡˈœl
eagles	iɡˈœl
eastwoodien	istwudjˈɛ̃
eastwoodienne	istwudjˈɛn
ecchymose	ekimˈoz
ecchymoses	ekimˈoz
eccéité	ɛkseitˈe
ecommerçant	əkɔmɛʁsˈɑ̃
ecommerçante	əkɔmɛʁsˈɑ̃t
ecommerçantes	əkɔmɛʁsˈɑ̃t
ecommerçants	əkɔmɛʁsˈɑ̃
eczémateux	ɛɡzematˈø
edelweiss	edɛlvˈajs
edmontonien	ɛdmœntɔnjˈɛ̃
effe	ˈɛf
efficiente	efisjˈɑ̃t
efficientes	efisjˈɑ̃t
effiloqua	ɛfilɔkˈa
effiloquai	ɛfilɔkˈe
effiloquaient	ɛfilɔkˈɛ
effiloquais	ɛfilɔkˈɛ
effiloquait	ɛfilɔkˈɛ
effiloquant	ɛfilɔkˈɑ̃
effiloquas	ɛfilɔkˈa
effiloquasse	ɛfilɔkˈas
effiloquassent	ɛfilɔkˈas
effiloquasses	ɛfilɔkˈas
effiloquassiez	ɛfilɔkasjˈe
effiloquassions	ɛfilɔkasjˈɔ̃
effiloque	ɛfilˈɔk
effiloquent	ɛfilˈɔk
effiloquera	ɛfilɔkəʁˈa
effiloquerai	ɛfilɔkəʁˈe
effiloqueraient	ɛfilɔkəʁˈɛ
effiloquerais	ɛfilɔkəʁˈɛ
effiloquerait	ɛfilɔkəʁˈɛ
effiloqueras	ɛfilɔkəʁˈa
effiloquerez	ɛfilɔkəʁˈe
effiloqueriez	ɛfilɔkəʁjˈe
effiloquerions	ɛfilɔkəʁjˈɔ̃
effiloquerons	ɛfilɔkəʁˈɔ̃
effiloqueront	ɛfilɔkəʁˈɔ̃
effiloques	ɛfilˈɔk
effiloquez	ɛfilɔkˈe
effiloquiez	ɛfilɔkjˈe
effiloquions	ɛfilɔkjˈɔ̃
effiloquons	ɛfilɔkˈɔ̃
effiloquâmes	ɛfilɔkˈam
effiloquât	ɛfilɔkˈa
effiloquâtes	ɛfilɔkˈat
effiloquèrent	ɛfilɔkˈɛʁ
effondrements	ɛfɔ̃dʁəmˈɑ̃
effritions	efʁitjˈɔ̃
eh	ˈe
eider	ɛdˈɛʁ edˈɛʁ
eins	ˈɛ̃s
einsteinien	ajnstajnjˈɛ̃ ɛnstɛnjˈɛ̃ ɛnstenjˈɛ̃
einsteinium	ɛnstɛnjˈɔm ɛnstenjˈɔm
ej	ˈəʒ
ellipsoïdale	elipsɔidˈal
email	imˈɛl imˈɛjl
emails	imˈɛl imˈɛjl
embryogenèse	ɑ̃bʁijɔʒənˈɛz
emme	ˈɛm
emmener	ɑ̃mənˈe
emmental	emɑ̃tˈal
emménagogue	ɑ̃menaɡˈɔɡ
emoji	emod.ʒˈi
emparera	ɑ̃paʁəʁˈa
emparerai	ɑ̃paʁəʁˈe
empareraient	ɑ̃paʁəʁˈɛ
emparerais	ɑ̃paʁəʁˈɛ
emparerait	ɑ̃paʁəʁˈɛ
empareras	ɑ̃paʁəʁˈa
emparerez	ɑ̃paʁəʁˈe
emparerons	ɑ̃paʁəʁˈɔ̃
empareront	ɑ̃paʁəʁˈɔ̃
empennent	ɑ̃pɛnˈɑ̃ ɑ̃penˈɑ̃
empeser	ɑ̃pəzˈe
empirera	ɑ̃piʁəʁˈa
empirerai	ɑ̃piʁəʁˈe
empireraient	ɑ̃piʁəʁˈɛ
empirerais	ɑ̃piʁəʁˈɛ
empirerait	ɑ̃piʁəʁˈɛ
empireras	ɑ̃piʁəʁˈa
empirerez	ɑ̃piʁəʁˈe
empirerons	ɑ̃piʁəʁˈɔ̃
empireront	ɑ̃piʁəʁˈɔ̃
empiétement	ɑ̃pjɛtmˈɑ̃
empresse	ɑ̃pʁˈes
empressent	ɑ̃pʁˈes
empressera	ɑ̃pʁesəʁˈa
empresserai	ɑ̃pʁesəʁˈe
empresseraient	ɑ̃pʁesəʁˈɛ
empresserais	ɑ̃pʁesəʁˈɛ
empresserait	ɑ̃pʁesəʁˈɛ
empresseras	ɑ̃pʁesəʁˈa
empresserez	ɑ̃pʁesəʁˈe
empresserons	ɑ̃pʁesəʁˈɔ̃
empresseront	ɑ̃pʁesəʁˈɔ̃
empresses	ɑ̃pʁˈes
enchevêtrer	ɑ̃ʃəvɛtʁˈe ɑ̃ʃəvetʁˈe
enclouai	ɑ̃kluˈɛ
enclouer	ɑ̃kluˈe
encourriez	ɑ̃kuʁʁjˈe
encourrions	ɑ̃kuʁʁjˈɔ̃
encourrons	ɑ̃kuʁʁˈɔ̃
encourront	ɑ̃kuʁʁˈɔ̃
endosser	ɑ̃dosˈe
endosymbiotique	ɑ̃dɔsɛ̃bjɔtˈik
endothermique	ɑ̃dɔtɛʁmˈik
endotrachéale	ɑ̃dɔtʁakeˈal
enfoirera	ɑ̃fwaʁəʁˈa
enfoirerai	ɑ̃fwaʁəʁˈe
enfoireraient	ɑ̃fwaʁəʁˈɛ
enfoirerais	ɑ̃fwaʁəʁˈɛ
enfoirerait	ɑ̃fwaʁəʁˈɛ
enfoireras	ɑ̃fwaʁəʁˈa
enfoirerez	ɑ̃fwaʁəʁˈe
enfoirerons	ɑ̃fwaʁəʁˈɔ̃
enfoireront	ɑ̃fwaʁəʁˈɔ̃
engoulevent	ɑ̃ɡulvˈɑ̃
engraisse	ɑ̃ɡʁˈes
engraissent	ɑ̃ɡʁˈes
engraissera	ɑ̃ɡʁesəʁˈa
engraisserai	ɑ̃ɡʁesəʁˈe
engraisseraient	ɑ̃ɡʁesəʁˈɛ
engraisserais	ɑ̃ɡʁesəʁˈɛ
engraisserait	ɑ̃ɡʁesəʁˈɛ
engraisseras	ɑ̃ɡʁesəʁˈa
engraisserez	ɑ̃ɡʁesəʁˈe
engraisserons	ɑ̃ɡʁesəʁˈɔ̃
engraisseront	ɑ̃ɡʁesəʁˈɔ̃
engraisses	ɑ̃ɡʁˈes
enhardir	ɑ̃aʁdˈiʁ
enharnacher	ɑ̃aʁnaʃˈe
enkystement	ɑ̃kistəmˈɑ̃
enkystements	ɑ̃kistəmˈɑ̃
enneigement	ɑ̃nɛʒmˈɑ̃
enneiger	ɑ̃nɛʒˈe ɑ̃neʒˈe
enneigé	ɑ̃nɛʒˈe ɑ̃neʒˈe
ennoblir	ɑ̃nɔblˈiʁ
ennoblissement	ɑ̃nɔblismˈɑ̃
ennoblissements	ɑ̃nɔblismˈɑ̃
ennoiement	ɑ̃nwamˈɑ̃
ennoiements	ɑ̃nwamˈɑ̃
ennoyer	ɑ̃nwajˈe
ennylonné	ɑ̃nilɔnˈe
ennéachorique	eneakɔʁˈik
ennéagonale	ɑ̃neaɡɔnˈal
ennéagone	eneaɡˈɔn
enregistrable	ɑ̃ʁəʒistʁˈabl
enregistrables	ɑ̃ʁəʒistʁˈabl
enregistrement	ɑ̃ʁəʒistʁəmˈɑ̃
enregistrements	ɑ̃ʁəʒistʁəmˈɑ̃
enregistrer	ɑ̃ʁəʒistʁˈe
enrouent	ɑ̃ʁˈu
enrouera	ɑ̃ʁuʁˈa
enrouerai	ɑ̃ʁuʁˈe
enroueraient	ɑ̃ʁuʁˈɛ
enrouerais	ɑ̃ʁuʁˈɛ
enrouerait	ɑ̃ʁuʁˈɛ
enroueras	ɑ̃ʁuʁˈa
enrouerez	ɑ̃ʁuʁˈe
enroueriez	ɑ̃ʁuʁjˈe
enrouerions	ɑ̃ʁuʁjˈɔ̃
enrouerons	ɑ̃ʁuʁˈɔ̃
enroueront	ɑ̃ʁuʁˈɔ̃
enroues	ɑ̃ʁˈu
enrouiez	ɑ̃ʁujˈe
enrouions	ɑ̃ʁujˈɔ̃
enseignerez	ɑ̃sɛɲəʁɔˈe
enseigniez	ɑ̃sɛɲjˈe ɑ̃seɲjˈe
ensemencer	ɑ̃səmɑ̃sˈe
ensevelir	ɑ̃səvəlˈiʁ
enter	ɑ̃tˈe
enthousiasme	ɑ̃tuzjˈasm
enthousiasmer	ɑ̃tuzjasmˈe
enthousiaste	ɑ̃tuzjˈast
enthousiastes	ɑ̃tuzjˈast
entregent	ɑ̃tʁəʒˈɑ̃
entrelacs	ɑ̃tʁəlˈa
entretenaient	ɑ̃tʁətənˈɛ
entretenais	ɑ̃tʁətənˈɛ
entretenait	ɑ̃tʁətənˈɛ
entretenant	ɑ̃tʁətənˈɑ̃
entretenez	ɑ̃tʁətənˈe
entretenir	ɑ̃tʁətənˈiʁ
entretenons	ɑ̃tʁətənˈɔ̃
entretenu	ɑ̃tʁətənˈy
entretenus	ɑ̃tʁətənˈy
entêtant	ɑ̃tetˈɑ̃
entêtent	ɑ̃tˈet
entêtera	ɑ̃tetəʁˈa
entêterai	ɑ̃tetəʁˈe
entêteraient	ɑ̃tetəʁˈe
entêterais	ɑ̃tetəʁˈe
entêterait	ɑ̃tetəʁˈe
entêteras	ɑ̃tetəʁˈa
entêterez	ɑ̃tetəʁɔˈe
entêterons	ɑ̃tetəʁˈɔ̃
entêteront	ɑ̃tetəʁˈɔ̃
entêtes	ɑ̃tˈet
entêtions	ɑ̃tetjˈɔ̃
envoutions	ɑ̃vutjˈɔ̃
envoûtions	ɑ̃vutjˈɔ̃
ergonome	ɛʁɡɔnˈɔm
ergotent	ɛʁɡˈɔt
ergotes	ɛʁɡˈɔt
ergothérapeute	ɛʁɡoteʁapˈøt
ergotions	ɛʁɡɔtjˈɔ̃
errant	eʁˈɑ̃
errants	eʁˈɑ̃
erreur	eʁˈœʁ
erreurs	eʁˈœʁ
erroné	eʁɔnˈe
erronément	eʁɔnemˈɑ̃
erronés	eʁɔnˈe
ers	ˈɛʁ
ersatz	ɛʁzˈat.s
esbigner	ɛsbiɲˈe
esbroufe	ɛsbʁˈuf
esbroufeur	ɛsbʁufˈœʁ
esloigner	elwaɲˈe
espingoles	ɛspɛ̃ɡˈɔl
esquintions	ɛskɛ̃tjˈɔ̃
essaima	ɛsɛmˈa
essaimai	ɛsɛmˈe
essaimaient	ɛsɛmˈɛ
essaimais	ɛsɛmˈe
essaimait	ɛsɛmˈe
essaimant	ɛsɛmˈɑ̃
essaimas	ɛsɛmˈa
essaimasse	ɛsɛmˈas
essaimassent	ɛsɛmˈas
essaimasses	ɛsɛmˈas
essaimassiez	ɛsɛmasjˈe
essaimassions	ɛsɛmasjˈɔ̃
essaime	ɛsˈɛm
essaiment	ɛsˈɛm
essaimera	ɛsɛməʁˈa
essaimerai	ɛsɛməʁˈe
essaimeraient	ɛsɛməʁˈe
essaimerais	ɛsɛməʁˈe
essaimerait	ɛsɛməʁˈe
essaimeras	ɛsɛməʁˈa
essaimerez	ɛsɛməʁɔˈe
essaimeriez	ɛsɛməʁjˈe
essaimerions	ɛsɛməʁjˈɔ̃
essaimerons	ɛsɛməʁˈɔ̃
essaimeront	ɛsɛməʁˈɔ̃
essaimes	ɛsˈɛm
essaimez	ɛsɛmˈe
essaimiez	ɛsɛmjˈe
essaimions	ɛsɛmjˈɔ̃
essaimons	ɛsɛmˈɔ̃
essaimâmes	ɛsɛmˈam
essaimât	ɛsɛmˈa
essaimâtes	ɛsɛmˈat
essaimèrent	ɛsɛmˈɛʁ
esse	ˈɛs
essifs	ɛsˈif
est	ˈɛ ˈɛst
establishment	ɛstabliʃmˈɑ̃
estoile	ɛtoˈɛlə
estrémaduran	ɛstʁemaduʁˈɑ̃
ethmoïdale	ɛtmɔidˈal
ethmoïde	ɛtmɔˈid
ethnicité	ɛtnisitˈe
ethnie	ɛtnˈi etnˈi
ethniques	ɛtnˈik
ethnocentrisme	ɛtnɔsɑ̃tʁˈism ɛtnɔsɑ̃tʁˈizm
ethnocentrismes	ɛtnɔsɑ̃tʁˈism ɛtnɔsɑ̃tʁˈizm
ethnocide	ɛtnɔsˈid
ethnoculturelle	ɛtnokyltyʁˈɛl
ethnographie	ɛtnɔɡʁafˈi
ethnographies	ɛtnɔɡʁafˈi
ethnolinguistique	ɛtnɔlɛ̃ɡɥistˈik
ethnolinguistiques	ɛtnolɛ̃ɡwistˈik ɛtnolɛ̃ɡɥistˈik
ethnomusicologiquement	ɛtnɔmyzikɔlɔʒikmˈɑ̃
ethnonyme	ɛtnɔnˈim
ethnonymes	ɛtnɔnˈim
ethnopsychiatre	ɛtnɔpsikjˈatʁ
ethnopsychiatrie	ɛtnɔpsikjatʁˈi
eucaryotes	økaʁjˈɔt
eunuchat	ønykˈa
eusocial	øsɔsjˈal
eusocialité	øsɔsjalitˈe
euthanasia	øtanazjˈa
euthanasias	øtanazjˈa
euthanasiasse	øtanazjˈas
euthanasiassent	øtanazjˈas
euthanasiasses	øtanazjˈas
euthanasiassiez	øtanazjasjˈe
euthanasie	øtanazˈi
euthanasier	øtanazjˈe
euthanasiera	øtanaziʁˈa
euthanasierai	øtanaziʁˈe
euthanasieras	øtanaziʁˈa
euthanasierez	øtanaziʁˈe
euthanasieriez	øtanaziʁjˈe
euthanasierions	øtanaziʁjˈɔ̃
euthanasierons	øtanaziʁˈɔ̃
euthanasieront	øtanaziʁˈɔ̃
euthanasies	øtanazˈi
euthanasiez	øtanazjˈe
euthanasiiez	øtanazijˈe
euthanasiions	øtanazijˈɔ̃
euthanasiâmes	øtanazjˈam
euthanasiât	øtanazjˈa
euthanasiâtes	øtanazjˈat
euthanasièrent	øtanazjˈɛʁ
euthanasié	øtanazjˈe
exacandela	ɛɡzakɑ̃delˈa
exarchal	ɛɡzaʁkˈal
exarchat	ɛɡzaʁkˈa
exaseconde	ɛɡzasəɡˈɔ̃d
excellent	ɛksɛlˈɑ̃ ɛksˈɛl
excellents	ɛksɛlˈɑ̃ ɛksˈɛl
exhaura	ɛɡzɔʁˈa
exhaurant	ɛɡzɔʁˈɑ̃
exhaurer	ɛɡzɔʁˈe
exhaures	ɛɡzˈɔʁ
exhaurés	ɛɡzɔʁˈe
exobiologie	ɛɡzobjɔlɔʒˈi
exobiologique	ɛɡzobjɔlɔʒˈik
exobiologiste	ɛɡzobjɔlɔʒˈist
exocet	ɛɡzɔsˈɛ
exogéologie	ɛɡzoʒeɔlɔʒˈi
experimentale	ɛkspeʁimɑ̃tˈal
exportassent	ɛkspɔʁtasˈɑ̃
expose	ɛkspˈoz
expressions	ɛkspʁesjˈɔ̃
exsangue	ɛksˈɑ̃ɡ
exsanguination	ɛksɑ̃ɡinasjˈɔ̃
exsuder	ɛksydˈe
extremum	ɛkstʁemˈɔm ɛkstʁɛmˈɔm
extrudent	ɛkstʁˈyd
extrémaduran	ɛkstʁemaduʁˈɑ̃
eyalet	ɛjalˈɛt ejalˈɛt
eyra	ɛjʁˈa
factorerie	faktɔʁəʁˈi
facétie	fasesˈi
faena	faenˈa
faenas	faenˈa
faiblit	feblˈi
faker	fekˈe fɛkˈe
fanfiction	fanfiksjˈɔ̃
fantasy	fɑ̃tezˈi fɑ̃tɛzˈi
faonner	fanˈe
farniente	faʁnjˈɑ̃t
fascisation	faʃizasjˈɔ̃
fasciste	faʃˈist
fascistement	faʃistəmˈɑ̃
fascistissime	faʃistisˈim
fashionable	faʃɔnˈabl
fatha	fatˈa
favus	favˈys
fayard	fajˈaʁ
fayot	fajˈo
fayoter	fajɔtˈe
feijoada	fɛjʒoadˈa
femtoampère	fɛmtɔɑ̃pˈɛʁ
femtocandela	fɛmtɔkɑ̃delˈa
femtocandéla	fɛmtɔkɑ̃delˈa
femtohm	fɛmtˈom
femtokatal	fɛmtɔkatˈal
femtomètre	fɛmtɔmˈɛtʁ
femtoseconde	fɛmtɔsəɡˈɔ̃d
femtostéradian	fɛmtɔsteʁadjˈɑ̃
fenouil	fənˈuj
fenouils	fənˈuj
fentanyl	fɑ̃tanˈil
ferment	fɛʁmˈɑ̃ fˈɛʁm
fervent	fɛʁvˈɑ̃
fervents	fɛʁvˈɑ̃
feuh	fˈø
fez	fˈɛz
fibrome	fibʁˈɔm
fiente	fjˈɑ̃t
fienter	fjɑ̃tˈe
fils	fˈis fˈil
firmware	fœʁmwˈɛʁ fɛʁmwˈɛʁ
fitness	fitnˈɛs
fixement	fiksəmˈɑ̃
fjeld	fjˈɛld
fjord	fjˈɔʁ fjˈɔʁd
fleischnacka	flajʃnakˈa
fleischschnacka	flajʃnakˈa
flemmard	flemˈaʁ flɛmˈaʁ
flemmarda	flemaʁdˈa flɛmaʁdˈa
flemmardai	flemaʁdˈe flɛmaʁdˈe
flemmardaient	flemaʁdˈɛ flɛmaʁdˈɛ
flemmardais	flemaʁdˈɛ flɛmaʁdˈɛ
flemmardait	flemaʁdˈɛ flɛmaʁdˈɛ
flemmardant	flemaʁdˈɑ̃ flɛmaʁdˈɑ̃
flemmardas	flemaʁdˈa flɛmaʁdˈa
flemmardasse	flemaʁdˈas flɛmaʁdˈas
flemmardassent	flemaʁdˈas flɛmaʁdˈas
flemmardasses	flemaʁdˈas flɛmaʁdˈas
flemmardassiez	flemaʁdasjˈe flɛmaʁdasjˈe
flemmardassions	flemaʁdasjˈɔ̃ flɛmaʁdasjˈɔ̃
flemmarde	flemˈaʁd flɛmˈaʁd
flemmardent	flemˈaʁd flɛmˈaʁd
flemmarder	flemaʁdˈe flɛmaʁdˈe
flemmardera	flemaʁdəʁˈa flɛmaʁdəʁˈa
flemmarderai	flemaʁdəʁˈe flɛmaʁdəʁˈe
flemmarderaient	flemaʁdəʁˈɛ flɛmaʁdəʁˈɛ
flemmarderais	flemaʁdəʁˈɛ flɛmaʁdəʁˈɛ
flemmarderait	flemaʁdəʁˈɛ flɛmaʁdəʁˈɛ
flemmarderas	flemaʁdəʁˈa flɛmaʁdəʁˈa
flemmarderez	flemaʁdəʁˈe flɛmaʁdəʁˈe
flemmarderiez	flemaʁdəʁjˈe flɛmaʁdəʁjˈe
flemmarderions	flemaʁdəʁjˈɔ̃ flɛmaʁdəʁjˈɔ̃
flemmarderons	flemaʁdəʁˈɔ̃ flɛmaʁdəʁˈɔ̃
flemmarderont	flemaʁdəʁˈɔ̃ flɛmaʁdəʁˈɔ̃
flemmardes	flemˈaʁd flɛmˈaʁd
flemmardez	flemaʁdˈe flɛmaʁdˈe
flemmardiez	flemaʁdjˈe flɛmaʁdjˈe
flemmardions	flemaʁdjˈɔ̃ flɛmaʁdjˈɔ̃
flemmardise	flemaʁdˈiz flɛmaʁdˈiz
flemmardons	flemaʁdˈɔ̃ flɛmaʁdˈɔ̃
flemmardâmes	flemaʁdˈam flɛmaʁdˈam
flemmardât	flemaʁdˈa flɛmaʁdˈa
flemmardâtes	flemaʁdˈat flɛmaʁdˈat
flemmardèrent	flemaʁdˈɛʁ flɛmaʁdˈɛʁ
flemmardé	flemaʁdˈe flɛmaʁdˈe
fleuri	flœʁˈi
fleurir	flœʁˈiʁ
fleuriront	flœʁiʁˈɔ̃
fleurissent	flœʁˈis
fleuriste	flœʁˈist
fleuristerie	flœʁistəʁˈi
flouer	fluˈe
flush	flˈœʃ
flusher	flœʃˈe flɔʃˈe
flyer	flajˈœʁ
flyé	flajˈe
foehn	fˈøn
foehner	fønˈe
folklores	fɔlklˈɔʁ
foodtruck	fudtʁˈœk
foot	fˈut
football	futbˈol futbˈɔl
footballer	futbɔlˈe
footballeur	futbɔlˈœʁ
footballeuse	futbɔlˈøz
footballistique	futbɔlistˈik
footballs	futbˈɔl
footeuse	futˈøz
footeux	futˈø
forceps	fɔʁsˈɛps
formosan	fɔʁmɔzˈɑ̃
forsythia	fɔʁsisjˈa
fosse	fˈos
foundouk	fundˈuk
foutument	futymˈɑ̃
fouëne	fwˈɛn
foène	fwˈɛn
foëne	fwˈɛn
foëner	fwɛnˈe fwenˈe
francophones	fʁɑ̃kɔfˈɔn
francoprovençal	fʁɑ̃kopʁɔvɑ̃sˈal
francoprovençale	fʁɑ̃kopʁɔvɑ̃sˈal
francoprovençaux	fʁɑ̃kopʁɔvɑ̃sˈo
françaisement	fʁɑ̃sɛzmˈɑ̃
frasnois	fʁanwˈa
freelance	fʁilˈɑ̃s
freezer	fʁizˈœʁ
french	fʁˈɑ̃ʃ
frencha	fʁɑ̃t.ʃˈa
frenchai	fʁɑ̃t.ʃˈe
frenchaient	fʁɑ̃t.ʃˈɛ
frenchais	fʁɑ̃t.ʃˈɛ
frenchait	fʁɑ̃t.ʃˈɛ
frenchant	fʁɑ̃t.ʃˈɑ̃
frenchas	fʁɑ̃t.ʃˈa
frenchasse	fʁɑ̃t.ʃˈas
frenchassent	fʁɑ̃t.ʃˈas
frenchasses	fʁɑ̃t.ʃˈas
frenchassiez	fʁɑ̃t.ʃasjˈe
frenchassions	fʁɑ̃t.ʃasjˈɔ̃
frenche	fʁˈɑ̃t.ʃ
frenchent	fʁˈɑ̃t.ʃ
frencher	fʁɛnʃˈe fʁɛnt.ʃˈe
frenchera	fʁɑ̃t.ʃəʁˈa
frencherai	fʁɑ̃t.ʃəʁˈe
frencheraient	fʁɑ̃t.ʃəʁˈɛ
frencherais	fʁɑ̃t.ʃəʁˈɛ
frencherait	fʁɑ̃t.ʃəʁˈɛ
frencheras	fʁɑ̃t.ʃəʁˈa
frencherez	fʁɑ̃t.ʃəʁˈe
frencheriez	fʁɑ̃t.ʃəʁjˈe
frencherions	fʁɑ̃t.ʃəʁjˈɔ̃
frencherons	fʁɑ̃t.ʃəʁˈɔ̃
frencheront	fʁɑ̃t.ʃəʁˈɔ̃
frenches	fʁˈɑ̃t.ʃ
frenchez	fʁɑ̃t.ʃˈe
frenchiez	fʁɑ̃t.ʃjˈe
frenchions	fʁɑ̃t.ʃjˈɔ̃
frenchons	fʁɑ̃t.ʃˈɔ̃
frenchâmes	fʁɑ̃t.ʃˈam
frenchât	fʁɑ̃t.ʃˈa
frenchâtes	fʁɑ̃t.ʃˈat
frenchèrent	fʁɑ̃t.ʃˈɛʁ
frenché	fʁɑ̃t.ʃˈe
frisbee	fʁizbˈi
frivoles	fʁivˈɔl
froment	fʁɔmˈɑ̃
fuckasses	fɔkˈas
fucker	fɔkˈe fakˈe
fulls	fˈul
fun	fˈœn
funestement	fynɛstəmˈɑ̃
fungarium	fɔ̃ɡaʁjˈɔm
fungiforme	fɔ̃ʒifˈɔʁm
fungique	fɔ̃ʒˈik
fungus	fɔ̃ɡˈys
furigana	fuʁiɡanˈa
furiganas	fuʁiɡanˈa
futsal	fut.sˈal
futunienne	futunjˈɛn
führer	fyʁˈœʁ
fœhn	fˈøn
fœtal	fetˈal
fœticide	fetisˈid
fœtus	fetˈys føtˈys
galimatias	ɡalimatjˈa
gallodrome	ɡalɔdʁˈɔm
galvauda	ɡalvɔdˈa
galvaudai	ɡalvɔdˈe
galvaudaient	ɡalvɔdˈɛ
galvaudais	ɡalvɔdˈɛ
galvaudait	ɡalvɔdˈɛ
galvaudant	ɡalvɔdˈɑ̃
galvaudas	ɡalvɔdˈa
galvaudasse	ɡalvɔdˈas
galvaudassent	ɡalvɔdˈas
galvaudasses	ɡalvɔdˈas
galvaudassiez	ɡalvɔdasjˈe
galvaudassions	ɡalvɔdasjˈɔ̃
galvaude	ɡalvˈɔd
galvaudent	ɡalvˈɔd
galvaudera	ɡalvɔdʁˈa
galvauderai	ɡalvɔdʁˈe
galvauderaient	ɡalvɔdʁˈɛ
galvauderais	ɡalvɔdʁˈɛ
galvauderait	ɡalvɔdʁˈɛ
galvauderas	ɡalvɔdʁˈa
galvauderez	ɡalvɔdʁˈe
galvauderiez	ɡalvɔdəʁjˈe
galvauderions	ɡalvɔdəʁjˈɔ̃
galvauderons	ɡalvɔdʁˈɔ̃
galvauderont	ɡalvɔdʁˈɔ̃
galvaudes	ɡalvˈɔd
galvaudeux	ɡalvɔdˈø
galvaudez	ɡalvɔdˈe
galvaudiez	ɡalvɔdjˈe
galvaudions	ɡalvɔdjˈɔ̃
galvaudons	ɡalvɔdˈɔ̃
galvaudâmes	ɡalvɔdˈam
galvaudât	ɡalvɔdˈa
galvaudâtes	ɡalvɔdˈat
galvaudèrent	ɡalvɔdˈɛʁ
gamer	ɡemˈœʁ ɡɛmˈœʁ
gamers	ɡemˈœʁ ɡɛmˈœʁ
gamos	ɡamˈos
ganaderia	ɡanadəʁjˈa
ganymède	ɡanimˈɛd
gasconnade	ɡaskɔnˈa
gaspacho	ɡaspat.ʃˈo
gaspereau	ɡaspəʁˈo
gastronome	ɡastʁɔnˈɔm
gateway	ɡetwˈɛ ɡɛtwˈɛ
gaur	ɡˈɔʁ
gazonnera	ɡazɔnəʁˈa
gazonnerai	ɡazɔnəʁˈe
gazonneraient	ɡazɔnəʁˈɛ
gazonnerais	ɡazɔnəʁˈɛ
gazonnerait	ɡazɔnəʁˈɛ
gazonneras	ɡazɔnəʁˈa
gazonnerez	ɡazɔnəʁˈe
gazonnerons	ɡazɔnəʁˈɔ̃
gazonneront	ɡazɔnəʁˈɔ̃
geisha	ɡeʃˈa ɡɛʃˈa ɡɛjʃˈa
genevois	ʒənəvwˈa
genevoise	ʒənəvwˈaz
gentilshommes	ʒɑ̃tizˈɔm
germanophones	ʒɛʁmanɔfˈɔn
getter	ɡɛtˈœʁ ɡetˈœʁ
geu	ʒˈy
geyser	ʒezˈɛʁ ʒɛzˈɛʁ
ghréline	ɡʁelˈin
gibeline	ʒibəlˈin
gigacandela	ʒiɡakɑ̃delˈa
gigaseconde	ʒiɡasəɡˈɔ̃d
gimmick	ɡimˈik
ginseng	ʒinsˈɛŋ ʒɛ̃sˈɑ̃
girera	ʒiʁəʁˈa
girerai	ʒiʁəʁˈe
gireraient	ʒiʁəʁˈɛ
girerais	ʒiʁəʁˈɛ
girerait	ʒiʁəʁˈɛ
gireras	ʒiʁəʁˈa
girerez	ʒiʁəʁˈe
girerons	ʒiʁəʁˈɔ̃
gireront	ʒiʁəʁˈɔ̃
girevoy	ɡiʁəvˈɔj
girl	ɡˈœʁl
glaisent	ɡlɛzˈɑ̃ ɡlezˈɑ̃
glioblastome	ɡlijɔblastˈɔm
globetrotteur	ɡlɔbtʁɔtˈœʁ
globish	ɡlɔbˈiʃ
glose	ɡlˈoz
gloserais	ɡlɔzəʁˈɛ
glucosazone	ɡlykozazˈɔn
glucose	ɡlykˈoz
glycocholique	ɡlikɔkɔlˈik
gniard	ɲˈaʁ
gnome	ɡnˈom
gnomique	ɲɔmˈik
gnose	ɡnˈoz
gnosticisme	ɡnɔstisˈism ɡnɔstisˈizm
gnostique	ɡnɔstˈik
gobent	ɡˈɔb
gobes	ɡˈɔb
gogue	ɡˈɔɡ
gogues	ɡˈɔɡ
golygone	ɡɔliɡˈɔn
gomment	ɡˈɔm
gondolaient	ɡɔ̃dɔlɛˈɑ̃ ɡɔ̃dɔleˈɑ̃
gondolassent	ɡɔ̃dɔlasˈɑ̃
gondoleraient	ɡɔ̃dɔlʁɛˈɑ̃ ɡɔ̃dɔlʁeˈɑ̃
gondoles	ɡɔ̃dˈɔl
gondolèrent	ɡɔ̃dɔlɛʁˈɑ̃ ɡɔ̃dɔleʁˈɑ̃
googler	ɡuɡlˈe
gorgone	ɡɔʁɡˈɔn
gorgoyo	ɡɔʁɡojˈo
gotha	ɡɔtˈa
goulument	ɡulymˈɑ̃
goulûment	ɡulymˈɑ̃
gow	ɡˈo
goyau	ɡojˈo
goyavier	ɡɔjavjˈe
goyesquement	ɡɔjɛskəmˈɑ̃
goyot	ɡojˈo
graal	ɡʁˈal
grandiloquent	ɡʁɑ̃dilɔkˈɑ̃
grandiose	ɡʁɑ̃djˈoz
granit	ɡʁanˈi
granulome	ɡʁanylˈɔm
granvillaise	ɡʁɑ̃vilˈɛz
gratis	ɡʁatˈis
gratos	ɡʁatˈos
gray	ɡʁˈɛj
greeter	ɡʁitˈœʁ
grizzli	ɡʁizlˈi
groenlandais	ɡʁœnlɑ̃dˈɛ ɡʁɔɛnlɑ̃dˈɛ
groggy	ɡʁɔɡˈi
groseillier	ɡʁozɛjˈe ɡʁozejˈe
groseilliers	ɡʁozɛjˈe ɡʁozejˈe
grossesse	ɡʁosˈɛs
grossesses	ɡʁosˈɛs
grossi	ɡʁosˈi
grossier	ɡʁosjˈe
grossiers	ɡʁosjˈe
grossir	ɡʁosˈiʁ
grossis	ɡʁosˈi
grothendieckien	ɡʁɔtɑ̃djekjˈɛ̃ ɡʁɔtɑ̃djɛkjˈɛ̃
grunge	ɡʁˈœnʒ
grêlera	ɡʁeləʁˈa
grêlerait	ɡʁeləʁˈe
guesdisme	ɡɛdˈism ɡedˈism ɡɛdˈizm
guesdiste	ɡɛdˈist ɡedˈist
gugus	ɡyɡˈy
guit	ɡˈit
gujarati	ɡuʒaʁatˈi
guppy	ɡypˈi
guru	ɡuʁˈu
guérillera	ɡeʁijeʁˈa
gynéconome	ʒinekɔnˈɔm
gyoza	ɡjozˈa
gyros	ʒiʁˈos
gyroscopes	ʒiʁɔskˈɔp
gyroscopique	ʒiʁoskɔpˈik
gyroscopiquement	ʒiʁoskɔpikmˈɑ̃
géoarchéologie	ʒeɔaʁkeɔlɔʒˈi
géodes	ʒeˈɔd
géognostique	ʒeɔɡnɔstˈik
géohydrographie	ʒeɔidʁɔɡʁafˈi
géohydrographique	ʒeɔidʁɔɡʁafˈik
géohydrologie	ʒeɔidʁɔlɔʒˈi
géologue	ʒeɔlˈɔɡ
géomorphologies	ʒeomɔʁfɔlɔʒˈi
géomorphologue	ʒeɔmɔʁfɔlˈɔɡ
géomys	ʒeɔmˈis
géopolitologue	ʒeɔpɔlitɔlˈɔɡ
géothermal	ʒeɔtɛʁmˈal
géothermie	ʒeɔtɛʁmˈi
géothermique	ʒeɔtɛʁmˈik
hacienda	asjɛndˈa
hacker	akˈe
hackers	akˈe
haggis	aɡˈis
hajjam	aʒˈam
hall	ˈol
hamburger	ɑ̃buʁɡˈœʁ ɑ̃bœʁɡˈœʁ
hamburgers	ɑ̃buʁɡˈœʁ ɑ̃bœʁɡˈœʁ
hand	ˈɑ̃d
handball	ɑ̃dbˈal
hangeul	anɡˈœl
hanout	anˈut
hardware	aʁdwˈɛʁ
harfang	aʁfˈɑ̃
hautbois	obwˈa
hautboïste	obɔˈist
havresac	avʁəsˈak
hawaiien	awajˈɛ̃
haï	aˈi
haïku	ajkˈu
haïs	aˈi
haïtien	aisjˈɛ̃
hchouma	ʁʃumˈa
hebs	ˈɛbs
hectocandela	ɛktɔkɑ̃delˈa
hectohm	ɛktˈom
hectoseconde	ɛktɔsəɡˈɔ̃d
hellénophone	elenɔfˈɔn
hemiptère	emiptˈɛʁ
hendek	ɛndˈɛk
hendécasyllabe	ɛ̃dekasilˈab
hennuyer	enɥijˈe
hennuyère	enɥijˈɛʁ
henry	ɑ̃ʁˈi
herbivores	ɛʁbivˈɔʁ
heus	ˈy
hexacanthe	ɛɡzakˈɑ̃t
hexachlorocyclopentadiène	ɛɡzaklɔʁɔsiklɔpɛ̃tadjˈɛn
hexaeïcosanoïque	ɛɡzaeikozanɔˈik
hexagone	ɛɡzaɡˈɔn
hexaméthylènetétramine	ɛɡzametilɛntetʁamˈin
hexose	ɛɡzˈoz
hie	ˈi
hilbertienne	ilbɛʁsjˈɛn
himalayen	imalajˈɛ̃
himalayenne	imalajˈɛn
himation	imatjˈɔ̃
hindî	indˈi
hinterland	intɛʁlˈɑ̃d
hipster	ipstˈœʁ
hobby	ɔbˈi
holmesienne	ɔlmsjˈɛn
homologue	ɔmɔlˈɔɡ
homologues	ɔmɔlˈɔɡ
homophones	ɔmɔfˈɔn
homosexualité	ɔmosɛksɥalitˈe omosɛksɥalitˈe
homosexuel	ɔmosɛksɥˈɛl
homosexuelle	ɔmɔsɛksɥˈɛl
homosexuelles	ɔmɔsɛksɥˈɛl
homosocialité	ɔmɔsɔsjalitˈe
homoérotique	omoeʁɔtˈik
homoérotisme	omoeʁɔtˈism omoeʁɔtˈizm
homuncule	ɔmɔ̃kˈyl
homéopathe	ɔmeɔpˈat
homéose	ɔmeˈoz
homéotherme	ɔmeɔtˈɛʁm
homœomorphe	ɔmeɔmˈɔʁf
homœomorphisme	ɔmeɔmɔʁfˈism ɔmeɔmɔʁfˈizm
homœopathie	ɔmeɔpatˈi
homœopathiquement	ɔmeɔpatikmˈɑ̃
honorent	ɔnˈɔʁ
honorera	ɔnɔʁəʁˈa
honorerai	ɔnɔʁəʁˈe
honoreraient	ɔnɔʁəʁˈɛ
honorerais	ɔnɔʁəʁˈɛ
honorerait	ɔnɔʁəʁˈɛ
honoreras	ɔnɔʁəʁˈa
honorerez	ɔnɔʁəʁˈe
honorerons	ɔnɔʁəʁˈɔ̃
honoreront	ɔnɔʁəʁˈɔ̃
honores	ɔnˈɔʁ
hooligan	uliɡˈɑ̃
hooliganisme	uliɡanˈism uliɡanˈizm
hooligans	uliɡˈɑ̃
horeca	oʁekˈa
horloges	ɔʁlˈɔʒ
houer	uˈe
houes	ˈu
houmach	umˈaʃ
houmous	umˈus
house	ˈaws
huitantième	ɥitɑ̃tjˈɛm
huitième	ɥitjˈɛm witjˈɛm
huitièmes	ɥitjˈɛm
hulloise	ɔlwˈaz
hulloises	ɔlwˈaz
huyct	ɥˈit ɥˈi
hyacinthe	jasˈɛ̃t
hybris	ybʁˈis
hydrochorie	idʁɔkɔʁˈi
hydrolaccolithe	idʁɔlakɔlˈit
hydropathe	idʁɔpˈat
hydropathes	idʁɔpˈat
hydrosulfureuse	idʁɔsylfyʁˈøz
hydrothioneuse	idʁɔtjɔnˈøz
hydroxybenzoïque	idʁɔksibɛ̃zɔˈik
hyperboles	ipɛʁbˈɔl
hypercholestérolémie	ipɛʁkɔlɛsteʁɔlemˈi
hypercool	ipɛʁkˈul
hyperhidrose	ipɛʁidʁˈoz ipeʁidʁˈoz
hyperkératose	ipɛʁkeʁatˈoz
hyperliiez	ipɛʁlijˈe
hyperliions	ipɛʁlijˈɔ̃
hyperlipidémie	ipɛʁlipidemˈi
hyperreligieux	ipɛʁliʒjˈø
hyperréalisme	ipɛʁealˈism ipeʁealˈism ipɛʁealˈizm
hyperréaliste	ipɛʁealˈist ipeʁealˈist
hypertrichose	ipɛʁtʁikˈoz
hypervalent	ipɛʁvalˈɑ̃
hypervitaminose	ipɛʁvitaminˈoz
hyperæsthésie	ipɛʁɛstezˈi ipeʁɛstezˈi
hypnose	ipnˈoz
hypoazoteuse	ipoazɔtˈøz
hypocholestérolémiant	ipɔkɔlɛsteʁɔlemjˈɑ̃
hypochondriaque	ipɔkɔ̃dʁijˈak
hypochondrie	ipɔkɔ̃dʁˈi
hypocras	ipɔkʁˈas
hypodontie	ipɔdɔ̃sˈi
hypospadias	ipospadjˈas
hyposulfureuse	ipɔsylfyʁˈøz
hypothermie	ipɔtɛʁmˈi
háček	at.ʃˈɛk
héautontimorouménos	eotɔ̃timɔʁumenˈɔs
héliosynchrone	eljosɛ̃kʁˈon
hélisurface	elisyʁfˈas
hématie	ematˈi
hématome	ematˈɔm
hémochromatose	emɔkʁɔmatˈoz emokʁɔmatˈoz
hénaurme	enˈɔʁm
hétéracanthe	eteʁakˈɑ̃t
hétérosexualité	eteʁosɛksɥalitˈe
hétérosexuel	eteʁosɛksɥˈɛl
hétérosexuels	eteʁosɛksɥˈɛl
hétérosocialité	eteʁɔsɔsjalitˈe
hétérœcie	eteʁesˈi
höldérienne	œldeʁjˈɛn
iPod	ajpˈɔd
ibis	ibˈis
ibéromaurusienne	ibeʁɔmɔʁyzjˈɛn
icelle	isˈɛl
icelles	isˈɛl
icelui	isəlɥˈi
iceux	isˈø
ichthyochorie	iktjɔkɔʁˈi
ichthyologie	iktjɔlɔʒˈi
ichthyologique	iktjɔlɔʒˈik
ichtyocolle	iktjɔkˈɔl
ichtyol	iktjˈɔl
ichtyologie	iktjɔlɔʒˈi
ichtyologique	iktjɔlɔʒˈik
ichtyologiste	iktjɔlɔʒˈist
ichtyologue	iktjɔlˈɔɡ
ichtyophage	iktjɔfˈaʒ
ichtyophagie	iktjɔfaʒˈi
ichtyosaure	iktjozˈɔʁ
ichtyose	iktjˈoz
ichtyosisme	iktjozˈism iktjozˈizm
ichtyotoxine	iktjɔtɔksˈin
ichtyoïde	iktjɔˈid
idiocraties	idjɔkʁatˈi
idiome	idjˈom
idiotes	idjˈɔt
idiotie	idjɔsˈi
idioties	idjɔsˈi
idéologue	ideɔlˈɔɡ
iench	jˈɛ̃ʃ
ignifugation	iɡnifyɡasjˈɔ̃
ignifuge	iɡnifˈyʒ
ignifuger	iɡnifyʒˈe
igniteur	iɡnitˈœʁ
ignominieusement	iɲɔminjøzmˈɑ̃
ignominieux	iɲɔminjˈø
ignorera	iɲɔʁəʁˈa
iguane	iɡwˈan
illégible	illeʒˈibl
immaculé	immakylˈe
immangeable	ɛ̃mɑ̃ʒˈabl
immanquable	ɛ̃mɑ̃kˈabl
immanquablement	ɛ̃mɑ̃kabləmˈɑ̃
immatériel	immateʁjˈɛl
immense	immˈɑ̃s
immensément	immɑ̃semˈɑ̃
immeuble	imˈœbl
immeubles	imˈœbl
immiscent	imˈis
immortaliser	immɔʁtalizˈe
immortalité	immɔʁtalitˈe
immortel	immɔʁtˈɛl
immortels	immɔʁtˈɛl
immunosuppresseur	imynosypʁɛsˈœʁ imynosypʁesˈœʁ
impala	impalˈa
impeachment	impit.ʃmˈɛnt
imper	ɛ̃pˈɛʁ
imperieuse	ɛ̃peʁjˈøz
imperieuses	ɛ̃peʁjˈøz
impesanteur	ɛ̃pəzɑ̃tˈœʁ
implose	ɛ̃plˈoz
inadéquation	inadekasjˈɔ̃
inaugurera	inoɡyʁəʁˈa inɔɡyʁəʁˈa
inaugurerai	inoɡyʁəʁˈe
inaugureraient	inoɡyʁəʁˈɛ inɔɡyʁəʁˈɛ
inaugurerais	inoɡyʁəʁˈɛ inɔɡyʁəʁˈɛ
inaugurerait	inoɡyʁəʁˈɛ inɔɡyʁəʁˈɛ
inaugureras	inoɡyʁəʁˈa inɔɡyʁəʁˈa
inaugurerez	inoɡyʁəʁˈe inɔɡyʁəʁˈe
inaugurerons	inoɡyʁəʁˈɔ̃ inɔɡyʁəʁˈɔ̃
inaugureront	inoɡyʁəʁˈɔ̃ inɔɡyʁəʁˈɔ̃
inauthentique	inotɑ̃tˈik
inauthentiquement	inotɑ̃tikmˈɑ̃
inauthentiques	inotɑ̃tˈik
incel	insˈɛl
incessantes	ɛ̃sesˈɑ̃t
inchoatif	ɛ̃kɔatˈif
incohérence	ɛ̃kɔeʁˈɑ̃s
incohérent	ɛ̃kɔeʁˈɑ̃
incohérente	ɛ̃kɔeʁˈɑ̃t
incohérentes	ɛ̃kɔeʁˈɑ̃t
incohérents	ɛ̃kɔeʁˈɑ̃
incolores	ɛ̃kɔlˈɔʁ
incommunicado	inkɔmynikadˈo
incongrûment	ɛ̃kɔ̃ɡʁymˈɑ̃
incus	ɛ̃kˈys
indigniez	ɛ̃diɲjˈe
indolores	ɛ̃dɔlˈɔʁ
indomptable	ɛ̃dɔ̃tˈabl
indulgent	ɛ̃dylʒˈɑ̃
indurera	ɛ̃dyʁəʁˈa
indûment	ɛ̃dymˈɑ̃
ineptie	inɛpsˈi
inepties	inɛpsˈi
inertiez	inɛʁtjˈe
inertions	inɛʁtjˈɔ̃
inesgale	ineɡˈal
infectiologue	ɛ̃fɛksjɔlˈɔɡ
infectologue	ɛ̃fɛktɔlˈɔɡ
inféodent	ɛ̃feˈɔd
inféodes	ɛ̃feˈɔd
inguinal	ɛ̃ɡɥinˈal
ingénument	ɛ̃ʒenymˈɑ̃
injustement	ɛ̃ʒystəmˈɑ̃
inlandsis	inlɑ̃dsˈis
innu	inˈu
inné	innˈe
inouï	inwˈi
insignifiiez	ɛ̃siɲifijˈe
insignifiions	ɛ̃siɲifijˈɔ̃
insipide	ɛ̃sipˈid
instaurateur	ɛ̃stɔʁatˈœʁ
instauration	ɛ̃stɔʁasjˈɔ̃
instauratrice	ɛ̃stɔʁatʁˈis
instaurer	ɛ̃stɔʁˈe
insultions	ɛ̃syltjˈɔ̃
intelligentsia	inteliʒɛnt.sjˈa
interallié	ɛ̃tʁaljˈe
interaural	ɛ̃tʁoʁˈal ɛ̃tʁɔʁˈal
interaurale	ɛ̃tʁɔʁˈal
interauriculaire	ɛ̃tʁoʁikylˈɛʁ ɛ̃tʁɔʁikylˈɛʁ
interburundaise	ɛ̃tɛʁbuʁundˈɛz
interlingua	ɛ̃tɛʁlɛ̃ɡwˈa
interréseau	ɛ̃tɛʁʁezˈo
intifada	intifadˈa
intraveineuses	ɛ̃tʁavenˈøz
intriquer	sɛ̃tʁikˈe
introït	ɛ̃tʁɔˈit
inuit	inɥˈit inwˈit
inuits	inɥˈit
inuktitut	inuktitˈut
inventions	ɛ̃vɑ̃sjˈɔ̃ ɛ̃vɑ̃tjˈɔ̃
iodler	jɔdlˈe
iodométhane	jɔdɔmetˈan
ippon	ipˈɔ̃n ipˈɔn
ips	ipeˈɛs
iranologue	iʁanɔlˈɔɡ
iroquoienne	iʁɔkwajˈɛn
ischiatique	iskjatˈik
ischiatiques	iskjatˈik
ischion	iskjˈɔ̃
ischémie	iskemˈi
ischémique	iskemˈik
isoeugénol	izɔøʒenˈɔl
isopentane	izɔpɛ̃tˈan
isopentènyl	izɔpɛ̃tɛnˈil izɔpɛ̃tenˈil
isosyllabique	izɔsilabˈik
isthmique	istmˈik
isthmiques	istmˈik
italophones	italɔfˈɔn
ithyphalle	itifˈal
ithyphallique	itifalˈik
j'	ʒ ʃ
j'fa	ʃfˈa
j'suis	ʃɥˈi
jabisen	ʒabisˈɛn d.ʒabisˈɛn
jachimovite	ʒakimɔvˈit jakimɔvˈit
jacinthe	ʒasˈɛ̃t
jacker	d.ʒakˈe
jackpot	ʒakpˈɔt
jacksonien	d.ʒaksɔnjˈɛ̃
jacuzzi	ʒakuzˈi
jacuzzis	ʒakuzˈi
jadis	ʒadˈis
jaguarondi	ʒaɡwaʁɔ̃dˈi
jailbreak	d.ʒɛlbʁˈɛk
jailbreaker	ʒajbʁəakˈe
jamblichéen	ʒɑ̃blikeˈɛ̃
jamboree	ʒambɔʁˈi
jammer	d.ʒamˈe
jaraï	ʒaʁaˈi
jaïn	ʒaˈin
jean	dʒˈin
jeans	dʒˈin
jediisme	d.ʒedajˈism d.ʒɛdajˈism d.ʒedajˈizm
jerez	ʒeʁˈɛs ʁeʁˈɛs
jerk	d.ʒˈɛʁk
jerker	d.ʒɛʁkˈe ʒɛʁkˈe
jerrican	ʒɛʁikˈan ʒeʁikˈan
jersey	ʒɛʁzˈɛ
jersiais	ʒɛʁzjˈɛ
jet	ʒˈɛ dʒˈɛt
jetlagué	d.ʒetlaɡˈe d.ʒɛtlaɡˈe
jeun	ʒˈœ̃
jeunesse	ʒœnˈɛs
jeunisme	ʒœnˈism
jeûne	ʒˈøn
jihad	d.ʒiˈad
jihadiste	ʒiadˈist
jingle	d.ʒˈiŋɡl
joaillier	ʒɔajˈe ʒwajˈe
joaillière	ʒɔajˈɛʁ
jodler	ʒɔdlˈe jɔdlˈe
jogging	d.ʒɔɡˈiŋ ʒɔɡˈiŋ
joggings	d.ʒɔɡˈiŋ
johannique	ʒɔanˈik
joker	d.ʒokˈœʁ
jota	ʁɔtˈa
jouent	ʒˈu
joug	ʒˈu
joutions	ʒutjˈɔ̃
jouxtera	ʒukstəʁˈa
jouxterai	ʒukstəʁˈe
jouxteraient	ʒukstəʁˈɛ
jouxterais	ʒukstəʁˈɛ
jouxterait	ʒukstəʁˈɛ
jouxteras	ʒukstəʁˈa
jouxterez	ʒukstəʁˈe
jouxterons	ʒukstəʁˈɔ̃
jouxteront	ʒukstəʁˈɔ̃
jouxtions	ʒukstjˈɔ̃
joycien	d.ʒɔjsjˈɛ̃
jsp	ʒsɛpˈa ʒsepˈa
jtm	ʒətˈɛm
jumping	d.ʒœ̃pˈiŋ
jurera	ʒyʁəʁˈa
jurerai	ʒyʁəʁˈe
jureraient	ʒyʁəʁˈɛ
jurerais	ʒyʁəʁˈɛ
jurerait	ʒyʁəʁˈɛ
jureras	ʒyʁəʁˈa
jurerez	ʒyʁəʁˈe
jurerons	ʒyʁəʁˈɔ̃
jureront	ʒyʁəʁˈɔ̃
jury	ʒyʁˈi
jusqu'aujourd'hui	ʒyskoʒuʁdɥˈi
justement	ʒystəmˈɑ̃
kaiserlick	kajzɛʁlˈik
kalachnikov	kalaʃnikˈɔv
kanake	kanˈak
kaon	kaˈɔ̃
karcher	kaʁʃˈɛʁ
karst	kˈaʁst
karsts	kˈaʁst
kascher	kaʃˈɛʁ
kayakas	kajakˈa
kayakent	kajˈak
kayaker	kajakˈe
kayakes	kajˈak
kebab	kebˈab
kebabs	kebˈab
keepsake	kipsˈɛjk kipsˈɛk
kenyane	kenjˈan
ketchup	kɛt.ʃˈœp kɛt.ʃˈɔp
keus	kˈœs
keut	kˈœt
kevlar	kevlˈaʁ
khalass	ʁalˈas
khat	kˈat
khey	kˈɛj ʁˈɛj
khmer	kmˈɛʁ
kho	ɡzˈo
khopesh	kopˈɛʃ
khépesh	kepˈɛʃ
khôlle	kˈɔl
kielbasa	kjɛwbazˈa kjɛwbasˈa
kife	kˈif
kikuyu	kikujˈu
kilocandela	kilɔkɑ̃delˈa
kilooctet	kiloɔktˈɛ
kiloseconde	kilɔsɡˈɔ̃d
kimchi	kimt.ʃˈi
kinésithérapeute	kineziteʁapˈøt
kitsune	kit.sunˈe
kiwi	kiwˈi
klaxons	klaksˈɔ̃
knicker	knikˈœʁ
knickerbocker	knikœʁbɔkˈœʁ
knickerbockers	knikœʁbɔkˈœʁ
knickers	knikˈœʁ
knockouter	nɔkutˈe
knout	knˈut
kobold	kɔbˈɔld
koinè	kɔjnˈɛ
koinéisation	kɔjneizasjˈɔ̃
kolkhoze	kɔlkˈoz
kot	kˈɔt
koumis	kumˈis
kraken	kʁakˈɛn
kremlinologue	kʁɛmlinɔlˈɔɡ
kufique	kufˈik
kurdophones	kyʁdɔfˈɔn
kvas	kvˈas
kyrie	kiʁijˈe
l'	l
l'ai	lˈɛ
labourera	labuʁəʁˈa
labourerai	labuʁəʁˈe
laboureraient	labuʁəʁˈɛ
labourerais	labuʁəʁˈɛ
labourerait	labuʁəʁˈɛ
laboureras	labuʁəʁˈa
labourerez	labuʁəʁˈe
labourerons	labuʁəʁˈɔ̃
laboureront	labuʁəʁˈɔ̃
labyrinthe	labiʁˈɛ̃t
labyrinthite	labiʁɛ̃tˈit
labyrinthites	labiʁɛ̃tˈit
lactose	laktˈoz
lady	ledˈi lɛdˈi
lagniappe	laɲˈap
laid	lˈɛ
laids	lˈɛ
lambertienne	lɑ̃bɛʁsjˈɛn
lampisterie	lɑ̃pistəʁˈi
laps	lˈaps
laura	lɔʁˈa
laurai	lɔʁˈɛ
lauraient	lɔʁˈɛ
laurais	lɔʁˈɛ
laurait	lɔʁˈɛ
laurant	lɔʁˈɑ̃
lauras	lɔʁˈa
laurent	lˈɔʁ
laurentien	loʁɑ̃sjˈɛ̃ lɔʁɑ̃sjˈɛ̃
laurentienne	lɔʁɑ̃sjˈɛn
laurera	lɔʁəʁˈa
laurerai	lɔʁəʁˈɛ
laureras	lɔʁəʁˈa
laures	lˈɔʁ
laurez	lɔʁˈe
lauriez	lɔʁjˈe
laurions	lɔʁjˈɔ̃
laurons	lɔʁˈɔ̃
laurâmes	lɔʁˈam
laurâtes	lɔʁˈat
laurèrent	lɔʁˈɛʁ
laurée	lɔʁˈe
laurées	lɔʁˈe
laurés	lɔʁˈe
lavatory	lavatɔʁˈi
lawrencium	lɔʁɑ̃sjˈɔm
lazzi	lad.zˈi
lea	ləˈa
leader	lidˈœʁ
leaders	lidˈœʁ
leadership	lidœʁʃˈip
leitmotiv	lajtmɔtˈif
lendemain	lɑ̃dəmˈɛ̃
lesbianisme	lɛsbjanˈism lɛsbjanˈizm
lesbiche	lɛsbˈiʃ
lesbienne	lɛsbjˈɛn
lesdites	ledˈit
lesdits	ledˈi
lessive	lesˈiv
lettrent	lɛtʁˈɑ̃ letʁˈɑ̃
leucopoïèse	løkɔpɔiˈɛz
leude	lˈød
liber	libˈɛʁ
libers	libˈɛʁ
libyen	libjˈɛ̃
licebroque	lisəbʁˈɔk
lichen	likˈɛn
lichénique	likenˈik
lichénologie	likenɔlɔʒˈi
lichénologiquement	likenɔlɔʒikmˈɑ̃
life	lˈajf lˈif
lifter	liftˈe
light	lˈajt
ligniez	liɲjˈe
liker	lajkˈe
limnimétrie	limnimetʁˈi
limoges	limˈɔʒ
linguiforme	lɛ̃ɡɥifˈɔʁm
liondent	ljɔ̃dˈɑ̃
lipide	lipˈid
lipome	lipˈɔm
lipoprotéine	lipopʁɔteˈin
lis	lˈi lˈis
lisbonnais	lisbɔnˈɛ
lisbonnin	lisbɔnˈɛ̃
lisboète	lisbɔˈɛt
lithium	litjˈɔm
lithographie	litɔɡʁafˈi
lithophage	litɔfˈaʒ
lithophanie	litɔfanˈi
lithosphère	litɔsfˈɛʁ
lithostratigraphie	litostʁatiɡʁafˈi
lithuanien	litɥanjˈɛ̃
litotes	litˈɔt
livrent	livʁˈɑ̃
llama	jamˈa
loader	lodˈe lodˈœʁ
lobby	lɔbˈi
lobbying	lɔbiˈiŋ
loch	lˈɔk
logarithme	lɔɡaʁˈitm
logarithmes	lɔɡaʁˈitm
logarithmiquement	lɔɡaʁitmikmˈɑ̃
loggia	lɔʒjˈa lɔd.ʒjˈa
logue	lˈɔɡ
loguent	lˈɔɡ
logues	lˈɔɡ
looch	lˈɔk
loose	lˈuz
loque	lˈɔk
lorentzien	lɔʁɛnt.sjˈɛ̃
lorsque	lˈɔʁsk
los	lˈo
loser	luzˈœ luzˈœʁ
lotus	lotˈys
loufoque	lufˈɔk
louiez	lujˈe
louions	lujˈɔ̃
louisphilippement	lwifilipmˈɑ̃
louisquatorzienne	lwikatɔʁzjˈɛn
louveterie	luvetʁˈi luvətəʁˈi luvɛtʁˈi
lovecraftien	lɔvəkʁaftjˈɛ̃
lump	lˈœ̃p
lunch	lˈœ̃ʃ
lushoise	luʃwˈaz
luth	lˈyt
luthiste	lytˈist
luxera	lyksəʁˈa
luxerai	lyksəʁˈe
luxeraient	lyksəʁˈɛ
luxerais	lyksəʁˈɛ
luxerait	lyksəʁˈɛ
luxeras	lyksəʁˈa
luxerez	lyksəʁˈe
luxerons	lyksəʁˈɔ̃
luxeront	lyksəʁˈɔ̃
lycanthrope	likɑ̃tʁˈɔp
lycanthropie	likɑ̃tʁɔpˈi
lycose	likˈoz
lymphome	lɛ̃fˈɔm
lymphœdème	lɛ̃fedˈɛm
lyssenkisme	lisɛnkˈism lisɛnkˈizm
lyssenkiste	lisɛnkˈist
lécithine	lesitˈin
légalistement	leɡalistəmˈɑ̃
léthargique	letaʁʒˈik
léviathan	levjatˈɑ̃
léviathanique	levjatanˈik
lœss	lˈøs
m'	m
m'man	mmˈɑ̃
m'sieur	msjˈø
ma'ame	mˈam
maastrichtien	mastʁiksjˈɛ̃
maastrichtienne	mastʁiʃtjˈɛn
maccarthysme	makaʁtˈism makaʁtˈizm
machaon	makaˈɔ̃
machaons	makaˈɔ̃
machiavélique	makjavelˈik
machiavéliquement	makjavelikmˈɑ̃
machiavéliques	makjavelˈik
machiavélisme	makjavelˈism makjavelˈizm
macho	mat.ʃˈo
madras	madʁˈas
maghrébin	maɡʁebˈɛ̃
maghrébine	maɡʁebˈin
maghrébines	maɡʁebˈin
maghrébins	maɡʁebˈɛ̃
magnum	maɡnˈɔm
magnétothermique	maɲetɔtɛʁmˈik
magyar	maɡjˈaʁ
magyarisation	maɡjaʁizasjˈɔ̃
magyariser	maɡjaʁizˈe
mail	mˈɛl mˈɛjl
mailing	melˈiŋ mɛlˈiŋ
maillechort	majʃˈɔʁ
mails	mˈɛl mˈɛjl
majordome	maʒɔʁdˈɔm
majordomes	maʒɔʁdˈɔm
makizushi	makizuʃˈi
malachite	malakˈit
malayalam	malajalˈam
malcontent	malkɔ̃tˈɑ̃
malcontents	malkɔ̃tˈɑ̃
malfaisance	malfezˈɑ̃s malfɛzˈɑ̃s
malheureusement	malœʁøzmˈɑ̃
malheureux	malœʁˈø
malléus	maleˈys
malthusienne	maltyzjˈɛn
malware	malwˈɛʁ
mammouth	mamˈut
man	mˈɑ̃
management	manad.ʒmˈɑ̃
manager	manad.ʒˈœʁ manad.ʒˈɛʁ
managers	manad.ʒˈœʁ manad.ʒˈɛʁ
mandchou	mɑ̃t.ʃˈu mɑ̃ʃˈu
manhua	manwˈa manʁwˈa
manifestement	manifɛstəmˈɑ̃
mannequin	mankˈɛ̃
mannequins	mankˈɛ̃
maous	maˈus
mappemonde	mapəmˈɔ̃d
maraboutions	maʁabutjˈɔ̃
marathe	maʁˈat
marathi	maʁatˈi
marc	mˈaʁ
marcherai	maʁʃəʁˈe
marcherais	maʁʃəʁˈe
marguillier	maʁɡijˈe maʁɡiljˈe
marimba	maʁimbˈa
marimbas	maʁimbˈa
mark	mˈaʁk
marketer	maʁkətˈe
marketing	maʁketˈiŋ
marketings	maʁketˈiŋ
marqueterie	maʁkətəʁˈi
maryland	maʁilˈɑ̃d
masago	masaɡˈo
masterisation	masteʁizasjˈɔ̃
masteriser	masteʁizˈe
matamores	matamˈɔʁ
matanga	matanɡˈa
maths	mˈat
matos	matˈos
maures	mˈɔʁ
maurétanienne	mɔʁetanjˈɛn
mauvaisement	movɛzmˈɑ̃ mɔvɛzmˈɑ̃
maxillaire	maksilˈɛʁ
maya	majˈa
mayakovskien	mejakɔvskjˈɛ̃ mɛjakɔvskjˈɛ̃
mayas	majˈa
mayennais	majɛnˈɛ majenˈɛ
mayeur	majˈœʁ
mayonnaise	majɔnˈɛz
mazourke	mazˈuʁk
mazzinienne	mazinjˈɛn
melancholie	məlɑ̃kɔlˈi
melchite	mɛlkˈit
melvillien	mɛlviljˈɛ̃
mendélienne	mɛ̃deljˈɛn
mendélévium	mɛndelevjˈɔm
menhir	menˈiʁ
menthe	mˈɑ̃t
menthol	mɑ̃tˈɔl
menthylé	mɑ̃tilˈe
meson	mezˈɔ̃
metal	metˈal
mettrai	mɛtʁˈɛ metʁˈɛ
mettrais	mɛtʁˈɛ metʁˈɛ
meuble	mˈœbl
meubler	mœblˈe
meubles	mˈœbl
meuh	mˈø
meule	mˈøl
meute	mˈøt
meutes	mˈøt
mezzanine	mɛd.zanˈin med.zanˈin
michelangelesque	mikelɑ̃ʒəlˈɛsk mikɛlɑ̃ʒəlˈɛsk
michto	miʃtˈo
michtonnable	miʃtɔnˈabl
microcandela	mikʁɔkɑ̃delˈa
microhistoire	mikʁɔistwˈaʁ
micropesanteur	mikʁopəzɑ̃tˈœʁ
microprogramma	mikʁopʁɔɡʁamˈa
microprogramme	mikʁopʁɔɡʁˈam
microprogrammer	mikʁopʁɔɡʁamˈe
micropénis	mikʁɔpenˈis mikʁopenˈis
microseconde	mikʁɔsəɡˈɔ̃d
microsecondes	mikʁozkˈɔ̃d
microsillon	mikʁosijˈɔ̃
milady	miledˈi milɛdˈi
milkshake	milkʃˈɛk
millet	mijˈɛ
millicandela	milikɑ̃delˈa
millihertz	mijiˈɛʁ
millijoule	mijiʒˈul
milliohm	miljˈom
millionnairement	mijjɔnɛʁmˈɑ̃
milliseconde	milisəɡˈɔ̃d
millivolt	mijivˈɔl
millivoltmètre	mijivɔltmˈɛtʁ
milord	milˈɔʁ
misanthrope	mizɑ̃tʁˈɔp
misanthropie	mizɑ̃tʁɔpˈi
misbaha	misbaˈa
mithriacisme	mitʁijasˈism mitʁijasˈizm
mithridatisation	mitʁidatizasjˈɔ̃
mithridatiser	mitʁidatizˈe
mitions	mitjˈɔ̃
mitose	mitˈoz
mitoses	mitˈɔz
mixera	miksəʁˈa
mixerai	miksəʁˈe
mixeraient	miksəʁˈɛ
mixerais	miksəʁˈɛ
mixerait	miksəʁˈɛ
mixeras	miksəʁˈa
mixerez	miksəʁˈe
mixerons	miksəʁˈɔ̃
mixeront	miksəʁˈɔ̃
mixtion	mikstjˈɔ̃
moderato	mɔdeʁatˈo
modestement	mɔdɛstəmˈɑ̃
mogo	mɔɡˈɔ
mohair	mɔˈɛʁ
mohisme	mɔˈism mɔˈizm
moignon	mɔɲˈɔ̃
moleskine	mɔləskˈin
momifiiez	mɔmifijˈe
momifiions	mɔmifijˈɔ̃
monoaperturée	mɔnoapɛʁtyʁˈe
monobovine	mɔnobɔvˈin
monocentrée	mɔnosɑ̃tʁˈe
monochlorée	mɔnoklɔʁˈe
monochromes	mɔnɔkʁˈɔm
monoclonale	mɔnoklɔnˈal
monocoque	mɔnɔkˈɔk
monoculture	mɔnokyltˈyʁ
monocéphalienne	mɔnosefaljˈɛn
monodimensionnelle	mɔnodimɑ̃sjɔnˈɛl
monodrome	mɔnɔdʁˈɔm
monofonctionnelle	mɔnofɔ̃ksjɔnˈɛl
monolithe	mɔnɔlˈit
monologue	mɔnɔlˈɔɡ
monomotrice	mɔnomɔtʁˈis
monorail	mɔnoʁˈaj
monosexuelle	mɔnɔsɛksɥˈɛl
monosodique	mɔnɔzɔdˈik
monosomie	mɔnɔsɔmˈi
monosomique	mɔnɔsɔmˈik
monosyllabe	mɔnɔsilˈab
monosyllabique	mɔnɔsilabˈik
monosème	mɔnosˈɛm
monovalent	mɔnɔvalˈɑ̃
monovalente	mɔnovalˈɑ̃t
monovalentes	mɔnovalˈɑ̃t
montgolfière	mɔ̃ɡɔlfjˈɛʁ
montgolfières	mɔ̃ɡɔlfjˈɛʁ
montpelliéraine	mɔ̃pəljeʁˈɛn
montpelliéraines	mɔ̃pəljeʁˈɛn
mores	mˈɔʁ
morose	mɔʁˈoz
morphopsychologie	mɔʁfɔpsikɔlɔʒˈi mɔʁfopsikɔlɔʒˈi
motivation	motivasjˈɔ̃
motocyclisme	mɔtosiklˈism mɔtosiklˈizm
moucharabieh	muʃaʁabjˈe
moufter	muftˈe
mourrait	muʁˈɛ
moye	mwˈa
moyenâgeux	mwajenaʒˈø mwajɛnaʒˈø
moé	mwˈe
moëlleuse	mwɛlˈøz mwalˈøz mwelˈøz
moëlleux	mwɛlˈø mwalˈø mwelˈø
mucormycose	mykɔʁmikˈoz
muezzin	mɥɛd.zˈin
muffin	mœfˈin mɔfˈin mɔfˈœn
muffins	mœfˈin mɔfˈin
mufti	muftˈi
muid	mɥˈi
muleta	myletˈa
muletas	myletˈa
multicolores	myltikɔlˈɔʁ
multiétage	myltietˈaʒ
munificent	mynifisˈɑ̃
munificents	mynifisˈɑ̃
muselière	myzəljˈɛʁ
musicologue	myzikɔlˈɔɡ
musicologues	myzikɔlˈɔɡ
must	mˈœst
mycose	mikˈoz
myosotis	mjɔzɔtˈis
myrmécochore	miʁmekokˈɔʁ
myrmécomorphisme	miʁmekomɔʁfˈism
mythe	mˈit
mythes	mˈit
mytho	mitˈo
mythos	mitˈo
myxomatose	miksɔmatˈoz
myxœdème	miksedˈɛm miksødˈɛm
myélome	mjelˈɔm
myélomes	mjelˈɔm
mâchefer	maʃfˈɛʁ
médecin	medsˈɛ̃
médecine	medsˈin
médecines	mɛdsˈin
médecins	medsˈɛ̃
médiocraties	medjɔkʁatˈi
médiumnimique	medjɔmnimˈik
mégabyte	meɡabˈajt
mégacandela	meɡakɑ̃delˈa
mégagray	meɡaɡʁˈɛj
mégahenry	meɡaɑ̃ʁˈi
mégalosaure	meɡalɔzˈɔʁ
méganewton	meɡanjutˈɔn
mégaohm	meɡaˈom
mégaseconde	meɡasəɡˈɔ̃d
mégasiemens	meɡasimˈɛnz
mégasievert	meɡasivˈɛʁt
mégatesla	meɡateslˈa
mégaweber	meɡavebˈɛʁ
méiose	mejjˈoz mɛjjˈoz
mél	mˈɛl
mélanome	melanˈɔm
ménechme	menˈɛkm
mérinos	meʁinˈos meʁinˈɔs
méshui	mezɥˈi
mésoporeuse	mezopɔʁˈøz
métamorphose	metamɔʁfˈoz
métapsychologie	metapsikɔlɔʒˈi
métapsychologique	metapsikɔlɔʒˈik
métempsychose	metɑ̃psikˈoz
métempsycose	metɑ̃psikˈoz
méthamphétamine	metɑ̃fetamˈin
méthamphétamines	metɑ̃fetamˈin
méthanal	metanˈal
méthane	metˈan
méthanier	metanjˈe
méthanisation	metanizasjˈɔ̃
méthaniser	metanizˈe
méthyladénosine	metiladenozˈin
méthylation	metilasjˈɔ̃
méthylbenzène	metilbɛ̃zˈɛn
méthylène	metilˈɛn
métoque	metˈɔk
métronome	metʁɔnˈɔm
métropolis	metʁɔpɔlˈis
métrosexuel	metʁosɛksɥˈɛl
météorologue	meteɔʁɔlˈɔɡ
mœurs	mˈœʁ mˈœʁs
n'	n
nahuatl	nawˈatl naɥˈatl
nan	nˈɑ̃
nanocandela	nanɔkɑ̃delˈa
nanohenry	nanɔɑ̃ʁˈi
nanohm	nanˈom
nanoohm	nanɔˈom
nanoseconde	nanɔsəɡˈɔ̃d
narcose	naʁkˈoz
navajo	navaʁˈo
nazifiiez	nazifijˈe
nazifiions	nazifijˈɔ̃
neurobiochimique	nøʁobjɔʃimˈik
neurobiologie	nøʁobjɔlɔʒˈi
neurobiologiste	nøʁobjɔlɔʒˈist
neurochirurgie	nøʁoʃiʁyʁʒˈi
neurochirurgien	nøʁoʃiʁyʁʒjˈɛ̃
neurochirurgienne	nøʁoʃiʁyʁʒjˈɛn
neurofibrillaire	nøʁofibʁilˈɛʁ
neurofibromatose	nøʁofibʁɔmatˈoz
neurologue	nøʁɔlˈɔɡ
neuromodulateur	nøʁomɔdylatˈœʁ
neuropsychologue	nøʁɔpsikɔlˈɔɡ nøʁopsikɔlˈɔɡ
neuropsychopharmacologue	nøʁɔpsikɔfaʁmakɔlˈɔɡ nøʁopsikɔfaʁmakɔlˈɔɡ
neurotropes	nøʁɔtʁˈɔp
neuroïde	nøʁɔˈid
neuvième	nœvjˈɛm
newton	njutˈɔn
newtonien	njutɔnjˈɛ̃
newtonienne	njutɔnjˈɛn
nganga	nɡanɡˈa
niaisement	njɛzmˈɑ̃
nicaraguayen	nikaʁaɡajˈɛ̃
nickelage	nikəlˈaʒ
nietzschéen	nit.ʃeˈɛ̃
nihilisme	niilˈism niilˈizm
nihilismes	niilˈism niilˈizm
nihiliste	niilˈist
nihilistes	niilˈist
niouéen	njueˈɛ̃
nitrobenzine	nitʁɔbɛ̃zˈin
nivelas	nivəlˈa
nivologue	nivɔlˈɔɡ
noces	nˈɔs
noethérienne	nøteʁjˈɛn
nohantais	nɔɑ̃tˈɛ
nonantième	nɔnɑ̃tjˈɛm
nonilliard	nɔniljˈaʁ
nonillion	nɔniljˈɔ̃
nordaf	nɔʁˈaf
nosocomial	nɔzɔkɔmjˈal
nosémose	nozemˈoz
notions	nosjˈɔ̃ notjˈɔ̃
notre	nˈɔtʁ
nouent	nwˈɑ̃
noues	nˈu
nounours	nunˈuʁs
nubifère	njbifˈɛʁ
nucléosome	nykleozˈɔm
nuncupatif	nɔ̃kypatˈif
nuncupation	nɔ̃kypasjˈɔ̃
nuncupativement	nɔ̃kypativmˈɑ̃
nº	nɔmatˈa
nævus	nevˈys
nécessaire	nesesˈɛʁ
nécessairement	nesesɛʁmˈɑ̃
nécessaires	nesesˈɛʁ
nécessiter	nesesitˈe
nécessité	nesesitˈe
nécessités	nesesitˈe
nécrose	nekʁˈoz
négligent	neɡliʒˈɑ̃ neɡlˈiʒ
négligents	neɡliʒˈɑ̃
némésis	nemezˈis
néofascisme	neofaʃˈism neofaʃˈizm
néofasciste	neofaʃˈist
néohaussmannien	neɔosmanjˈɛ̃
néomenthol	neɔmɑ̃tˈɔl
néonicotinoïde	neonikɔtinɔˈid
néopentane	neɔpɛ̃tˈan
népenthès	nepɛ̃tˈɛs
névrose	nevʁˈoz
nûment	nymˈɑ̃
oasis	ɔazˈis
obfuscation	ɔpfyskasjˈɔ̃
obit	ɔbˈit
objections	ɔbʒɛksjˈɔ̃ ɔbʒɛktjˈɔ̃
oblong	ɔblˈɔ̃
obsessif	ɔpsesˈif
obtenir	ɔptənˈiʁ
obvenir	ɔbvənˈiʁ
occiput	ɔksipˈyt
octantième	ɔktɑ̃tjˈɛm
octilliard	ɔktiljˈaʁ
octillion	ɔktiljˈɔ̃
octogonal	ɔktoɡonˈal
octogone	ɔktoɡˈon
octomère	ɔktomˈɛʁ
octomériser	ɔktomeʁizˈe
octopode	ɔktopˈɔd
octosyllabique	ɔktɔsilabˈik
oe	wˈɛ
oenologue	enɔlˈɔɡ
ogcocephalidé	ɔɡkɔsfalidˈe
oh	ˈo
ohm	ˈom
ohé	ɔˈe
oing	wˈɛ̃
ok	okˈɛ okˈe
oki	ɔkˈe
olisbos	ɔlisbˈo
ombudsman	ɔmbydsmˈan ɔ̃bydsmˈɑ̃
omnibienveillance	ɔmnibjɑ̃vɛjˈɑ̃s ɔmnibjɑ̃vejˈɑ̃s
omnibienveillant	ɔmnibjɑ̃vɛjˈɑ̃ ɔmnibjɑ̃vejˈɑ̃
omnibienveillante	ɔmnibjɑ̃vɛjˈɑ̃t ɔmnibjɑ̃vejˈɑ̃t
omnipotent	ɔmnipɔtˈɑ̃
omnipotents	ɔmnipɔtˈɑ̃
omnivers	ɔmnivˈe
onguent	ɔ̃ɡˈɑ̃
oophage	oɔfˈaʒ
oophagie	oɔfaʒˈi
oothèque	oɔtˈɛk
open	ɔpˈœn ɔpˈɛn
ophiologue	ɔfjɔlˈɔɡ
ophtalmologue	ɔftalmɔlˈɔɡ
ophthalmologue	ɔftalmɔlˈɔɡ
options	ɔpsjˈɔ̃ ɔptjˈɔ̃
opuntia	ɔpɔ̃sjˈa
orchestratrice	ɔʁʃɛstʁatʁˈis
orchialgie	ɔʁkialʒˈi
orchis	ɔʁkˈis
ores	ˈɔʁ
organoleptique	ɔʁɡanolɛptˈik
organométallique	ɔʁɡanometalˈik
orichalque	ɔʁikˈalk
orphelin	ɔʁfəlˈɛ̃
orphelinat	ɔʁfəlinˈa
orphelinats	ɔʁfəlinˈa
orpheline	ɔʁfəlˈin
orphelines	ɔʁfəlˈin
orphelins	ɔʁfəlˈɛ̃
orthodontie	ɔʁtɔdɔ̃sˈi
orthodoxes	ɔʁtɔdˈɔks
orthodoxie	ɔʁtodɔksˈi
orthogonal	ɔʁtoɡonˈal
orthographe	ɔʁtoɡʁˈaf
orthographes	ɔʁtoɡʁˈaf
orthographiquement	ɔʁtoɡʁafikmˈɑ̃
orthonormée	ɔʁtonɔʁmˈe
orthophoniste	ɔʁtofonˈist
orthopédiste	ɔʁtopedˈist
orthorexie	ɔʁtɔʁɛksˈi
orthosexuelle	ɔʁtosɛksɥˈɛl
orthosympathique	ɔʁtosɛ̃patˈik
os	ˈɔs ˈo
oscilla	ɔsijˈa
oscilloscopes	ɔsilɔskˈɔp
ose	ˈoz
osera	ozəʁˈa
oshinko	ɔʃinkˈo
osmose	ɔsmˈoz
ossobuco	ɔsobukˈo
ostrogote	ɔstʁoɡˈɔt
ostéologue	ɔsteɔlˈɔɡ
ostéopathe	ɔsteɔpˈat
ostéoporose	ɔsteɔpɔʁˈoz
ouate	wˈat
ouater	watˈe
ouaterie	watʁˈi
ouateux	watˈø
oued	wˈɛd
ouguiya	uɡijˈa
oups	ˈups
ours	ˈuʁs
outrageusement	utʁaʒøzmˈɑ̃
outremer	utʁəmˈɛʁ
outsider	awt.sajdˈœʁ
ouï	wˈi uˈi
ouïe	wˈi uˈi
ouïs	wˈi
overbooker	ɔvœʁbukˈe
overdose	ɔvəʁdˈoz ɔvɛʁdˈoz
ovniologue	ɔvnjɔlˈɔɡ
oyaient	ɔjˈɛ
oyais	ɔjˈɛ
oyait	ɔjˈɛ
oyant	ɔjˈɑ̃
oyat	ɔjˈa
oyez	ɔjˈe
oyiez	ɔjjˈe
oyions	ɔjjˈɔ̃
oyons	ɔjˈɔ̃
p't'êt'	ptˈɛt
p'tain	ptˈɛ̃
p'tet	ptˈɛt
p'tit	ptˈi
pachto	paʃtˈo
pachyptile	pakiptˈil
pagaye	paɡˈaj
paintball	pɛntbˈɔl
paisible	pezˈibl
paisiblement	pezibləmˈɑ̃
paisibles	pezˈibl
palefroi	paləfʁwˈa
palethnologiquement	palɛtnɔlɔʒikmˈɑ̃
palmipède	palmipˈɛd
palud	palˈy
paléoanthropologie	paleɔɑ̃tʁɔpɔlɔʒˈi
paléobiogéographie	paleobjɔʒeɔɡʁafˈi
paléoichnologie	paleɔiknɔlɔʒˈi
paléotectonique	paleotɛktɔnˈik
pancake	pankˈɛk
pancakes	pankˈɛk
paneterie	panətəʁˈi
panetière	panətjˈɛʁ
paniquent	panikˈɑ̃
panty	pɑ̃tˈi
panzer	pɑ̃zˈɛʁ
paonne	pˈan
paonneau	panˈo
paparazzi	papaʁad.zˈi
papaye	papˈaj
papayer	papajˈe
papeterie	papetʁˈi papətəʁˈi papɛtʁˈi
papetière	papətjˈɛʁ
papillaire	papilˈɛʁ
papillotent	papijɔtˈɑ̃
papillotes	papijˈɔt
papy	papˈi
papyrologue	papiʁɔlˈɔɡ
paradichlorobenzène	paʁadiklɔʁɔbɛ̃zˈɛn
paradoxes	paʁadˈɔks
parallélipipède	paʁalelipipˈɛd
parallélépipède	paʁalelepipˈɛd
paramorphose	paʁamɔʁfˈoz
parangoner	paʁɑ̃ɡɔnˈe
parapher	paʁafˈe
parapsychologue	paʁapsikɔlˈɔɡ
parareligieuse	paʁaʁəliʒjˈøz
parasexuelle	paʁasɛksɥˈɛl
parasitologue	paʁazitɔlˈɔɡ
parasomnie	paʁasɔmnˈi
parasympathique	paʁasɛ̃patˈik
parasympathomimétique	paʁasɛ̃patomimetˈik
paravent	paʁavˈɑ̃
parceque	pˈaʁskə
parchemin	paʁʃəmˈɛ̃
parcourriez	paʁkuʁʁjˈe
parcourrions	paʁkuʁʁjˈɔ̃
parcourrons	paʁkuʁʁˈɔ̃
parcourront	paʁkuʁʁˈɔ̃
parent	paʁˈɑ̃ pˈaʁ
parker	paʁkˈe
parking	paʁkˈiŋ
parkings	paʁkˈiŋ
parlastes	paʁlˈat
parodontose	paʁɔdɔ̃tˈoz
parpaing	paʁpˈɛ̃
parthénogenèse	paʁtenɔʒenˈɛz
party	paʁtˈi paʁtˈe
pastenague	pastənˈaɡ
pat	pˈat
patchwork	pat.ʃwˈœʁk pat.ʃwˈɔʁk
pateliner	patəlinˈe
paulien	pɔljˈɛ̃
payement	pɛjmˈɑ̃
pays	peˈi
paysage	peizˈaʒ
paysages	peizˈaʒ
paysan	peizˈɑ̃
paysans	peizˈɑ̃
peacekeeper	piskipˈœʁ
pedigree	pediɡʁˈe
pehlvi	pɛlvˈi
peinturera	pɛ̃tyʁəʁˈa
peinturerai	pɛ̃tyʁəʁˈe
peintureraient	pɛ̃tyʁəʁˈɛ
peinturerais	pɛ̃tyʁəʁˈɛ
peinturerait	pɛ̃tyʁəʁˈɛ
peintureras	pɛ̃tyʁəʁˈa
peinturerez	pɛ̃tyʁəʁˈe
peinturerons	pɛ̃tyʁəʁˈɔ̃
peintureront	pɛ̃tyʁəʁˈɔ̃
peinturlurera	pɛ̃tyʁlyʁəʁˈa
peinturlurerai	pɛ̃tyʁlyʁəʁˈe
peinturlureraient	pɛ̃tyʁlyʁəʁˈɛ
peinturlurerais	pɛ̃tyʁlyʁəʁˈɛ
peinturlurerait	pɛ̃tyʁlyʁəʁˈɛ
peinturlureras	pɛ̃tyʁlyʁəʁˈa
peinturlurerez	pɛ̃tyʁlyʁəʁˈe
peinturlurerons	pɛ̃tyʁlyʁəʁˈɔ̃
peinturlureront	pɛ̃tyʁlyʁəʁˈɔ̃
pelleterie	pɛltəʁˈi
pelvis	pɛlvˈis
penalty	penaltˈi
pendeloque	pɑ̃dlˈɔk
pendjabi	pɛnd.ʒabˈi
pennys	pɛnˈi penˈi
pensionnaient	pɑ̃sjɔnɛˈɑ̃ pɑ̃sjɔneˈɑ̃
pensionnassent	pɑ̃sjɔnasˈɑ̃
pensionnent	pɑ̃sjɔnˈɑ̃
pensionneraient	pɑ̃sjɔnʁɛˈɑ̃ pɑ̃sjɔnʁeˈɑ̃
pensionnèrent	pɑ̃sjɔnɛʁˈɑ̃ pɑ̃sjɔneʁˈɑ̃
pensum	pɛ̃sˈɔm
pentachlorure	pɛ̃taklɔʁˈyʁ
pentacle	pɛ̃tˈakl
pentacorde	pɛ̃takˈɔʁd
pentacène	pɛ̃tasˈɛn
pentadactyle	pɛ̃tadaktˈil
pentadécagone	pɛ̃tadekaɡˈɔn
pentadécane	pɛ̃tadekˈan
pentadécanoïque	pɛ̃tadekanɔˈik
pentadécylique	pɛ̃tadesilˈik
pentafluorure	pɛ̃taflyɔʁˈyʁ
pentagonal	pɛ̃taɡɔnˈal
pentagonale	pɛ̃taɡɔnˈal
pentagonales	pɛ̃taɡɔnˈal
pentagone	pɑ̃taɡˈɔn pɛ̃taɡˈon pɛ̃taɡˈɔn
pentagramme	pɛ̃taɡʁˈam
pentahydraté	pɛ̃taidʁatˈe
pentamère	pɛ̃tamˈɛʁ
pentamètre	pɛ̃tamˈɛtʁ
pentamériser	pɛ̃tameʁizˈe
pentaméthylène	pɛ̃tametilˈɛn
pentane	pɛ̃tˈan
pentanoïque	pɛ̃tanɔˈik
pentaoxyde	pɛ̃taɔksˈid
pentapole	pɛ̃tapˈɔl
pentaquark	pɛ̃takwˈaʁk
pentarchie	pɛ̃taʁʃˈi
pentarchique	pɛ̃taʁʃˈik
pentasulfure	pɛ̃tazylfˈyʁ
pentathionique	pɛ̃tatjɔnˈik
pentathlon	pɛ̃tatlˈɔ̃
pentatome	pɛ̃tatˈɔm
pentatomique	pɛ̃tatɔmˈik
pentatonique	pɛ̃tatɔnˈik
pentatriacontanoïque	pɛ̃tatʁijakɔ̃tanɔˈik
pentavalent	pɛ̃tavalˈɑ̃
pentavalentement	pɛ̃tavalɑ̃tmˈɑ̃
pentaèdre	pɛ̃taˈɛdʁ
pentaène	pɛ̃taˈɛn
pentaérythritol	pɛ̃taeʁitʁitˈɔl
penthiobarbital	pɛ̃tjɔbaʁbitˈal
penthode	pɛ̃tˈɔd
pentode	pɛ̃tˈɔd
pentose	pɛ̃tˈoz
pentoxyde	pɛ̃tɔksˈid
pentédécagone	pɛ̃tedekaɡˈɔn
pentélique	pɛ̃telˈik
people	pipˈœl pipˈɔl
peps	pˈɛps
peracétique	peʁasetˈik pɛʁasetˈik
perchloroéthylène	pɛʁklɔʁɔetilˈɛn
perdrix	pɛʁdʁˈi
perestroïka	peʁɛstʁɔjkˈa
perf	pˈɛʁf
peroxyde	peʁɔksˈid pɛʁɔksˈid
peroxyder	peʁɔksidˈe pɛʁɔksidˈe
peroxydes	peʁɔksˈid pɛʁɔksˈid
perp	pˈɛʁ
persil	pɛʁsˈi pɛʁsˈil
persécutions	pɛʁsekytjˈɔ̃
peseta	pezetˈa pesetˈa
pessimiste	pesimˈist
pestera	pɛstəʁˈa
pesterai	pɛstəʁˈe
pesteraient	pɛstəʁˈɛ
pesterais	pɛstəʁˈɛ
pesterait	pɛstəʁˈɛ
pesteras	pɛstəʁˈa
pesterez	pɛstəʁˈe
pesterons	pɛstəʁˈɔ̃
pesteront	pɛstəʁˈɔ̃
petzouille	pɛtzˈuj
peuh	pˈø
peuple	pˈœpl
peuples	pˈœpl
peuplé	pœplˈe
peureuse	pœʁˈøz
peureusement	pœʁøzmˈɑ̃
peureuses	pœʁˈøz
pff	pf
pharmacologue	faʁmakɔlˈɔɡ
phascolome	faskɔlˈɔm
philanthrope	filɑ̃tʁˈɔp
philanthropie	filɑ̃tʁɔpˈi
philologue	filɔlˈɔɡ
philosophal	filɔzɔfˈal
philosophe	filɔzˈɔf
philosopher	filɔzɔfˈe
philosophes	filɔzˈɔf
philosophie	filɔzɔfˈi
philosophies	filɔzɔfˈi
phimosis	fimozˈis
phonologue	fɔnɔlˈɔɡ
phoque	fˈɔk
phospholipide	fɔsfɔlipˈid
photocopie	fɔtokɔpˈi fotokɔpˈi
photocopier	fɔtokɔpjˈe
photocopies	fɔtokɔpˈi fotokɔpˈi
photocopieur	fɔtokɔpjˈœʁ
photocopieuse	fɔtokɔpjˈøz
photoioniser	fɔtojɔnizˈe
photooxydation	fɔtɔɔksidasjˈɔ̃
photophobes	fɔtɔfˈɔb
photopolymériser	fɔtopɔlimeʁizˈe
photoreporter	fɔtoʁəpɔʁtˈɛʁ
photosensible	fɔtozɑ̃sˈibl
photosynthétiquement	fɔtozɛ̃tetikmˈɑ̃
photoélectricité	fɔtɔelɛktʁisitˈe
photoélectrique	fɔtɔelɛktʁˈik
photoélectrochimique	fɔtoelɛktʁoʃimˈik
physiognomonie	fizjɔɡnɔmɔnˈi
pickles	pikˈœls
picocandela	pikɔkɑ̃delˈa
picohm	pikˈom
picoseconde	pikɔsəɡˈɔ̃d
picris	pikʁˈis
picrocholine	pikʁɔkɔlˈin
picvert	pivˈɛʁ
piercing	pɛʁsˈiŋ
piercings	pɛʁsˈiŋ
pieuvre	pjˈœvʁ
pieuvres	pjˈœvʁ
pigueroin	piɡəʁwˈɛ̃
pin's	pˈins
pinnipède	pinipˈɛd
pinyin	pinjˈin
pipit	pipˈit
piqure	pikˈyʁ
piqures	pikˈyʁ
pirogue	piʁˈɔɡ
pistera	pistəʁˈa
pisterai	pistəʁˈe
pisteraient	pistəʁˈɛ
pisterais	pistəʁˈɛ
pisterait	pistəʁˈɛ
pisteras	pistəʁˈa
pisterez	pistəʁˈe
pisterons	pistəʁˈɔ̃
pisteront	pistəʁˈɔ̃
pitaya	pitajˈa
pitayas	pitajˈa
pithécanthropiquement	pitekɑ̃tʁɔpikmˈɑ̃
pizza	pidzˈa
pizzas	pidzˈa
pizzeria	pid.zeʁjˈa
pizzerias	pid.zeʁjˈa
pizzéria	pid.zeʁjˈa
piézoélectrique	pjezoelɛktʁˈik
placebo	plasebˈo
playback	plebˈak plɛbˈak
plaïe	plaˈi
pleurer	plœʁˈe
pleuve	plˈøv
plexiglas	plɛksiɡlˈas
plinthe	plˈɛ̃t
plug	plˈœɡ
plugiciel	plyʒisjˈɛl
pluriséculaire	plyʁisekylˈɛʁ
plus	plˈy plˈys
plésiosaure	plezjɔzˈɔʁ plezjɔsˈɔʁ
pneumocoque	pnømɔkˈɔk
pneumologue	pnømɔlˈɔɡ
poa	pɔˈa
poches	pˈɔʃ
pochetron	pɔʃətʁˈɔ̃
pochetronner	pɔʃətʁɔnˈe
podcasting	pɔdkastˈiŋ
podorythmie	pɔdɔʁitmˈi
poecilitique	pesilitˈik
pointions	pwɛ̃tjˈɔ̃
poker	pɔkˈɛʁ
polenta	pɔlɛntˈa
polyakène	pɔliakˈɛn
polyamour	pɔliamˈuʁ
polyamoureux	pɔliamuʁˈø
polycholie	pɔlikɔlˈi
polychores	pɔlikˈɔʁ
polyhandicap	pɔliɑ̃dikˈap
polyhandicapé	pɔliɑ̃dikapˈe
polyhandicapée	pɔliɑ̃dikapˈe
polymathe	pɔlimˈat
polynômiale	pɔlinɔmjˈal
polyrythme	pɔliʁˈitm
polysème	pɔlizˈɛm
polyuréthane	pɔljyʁetˈan
polyvalent	pɔlivalˈɑ̃
polyèdre	pɔliˈɛdʁ
polyèdres	pɔliˈɛdʁ
polyéthène	pɔlietˈɛn
pomelo	pɔmelˈo
pomœrium	pɔmeʁjˈɔm
ponch	pˈɔ̃ʃ
pontife	pɔ̃tˈif
pooler	pulˈe
poque	pˈɔk
poquent	pˈɔk
poques	pˈɔk
porc	pˈɔʁ
porcherie	pɔʁʃəʁˈi
porcs	pˈɔʁ
portions	pɔʁsjˈɔ̃ pɔʁtjˈɔ̃
portraitiste	pɔʁtʁetˈist
postillon	pɔstijˈɔ̃
postillonna	pɔstijɔnˈa
postillonnai	pɔstijɔnˈe
postillonnaient	pɔstijɔnˈɛ
postillonnais	pɔstijɔnˈɛ
postillonnait	pɔstijɔnˈɛ
postillonnant	pɔstijɔnˈɑ̃
postillonnas	pɔstijɔnˈa
postillonnasse	pɔstijɔnˈas
postillonnassent	pɔstijɔnˈas
postillonnasses	pɔstijɔnˈas
postillonnassiez	pɔstijɔnasjˈe
postillonnassions	pɔstijɔnasjˈɔ̃
postillonne	pɔstijˈɔn
postillonnent	pɔstijˈɔn
postillonnera	pɔstijɔnʁˈa
postillonnerai	pɔstijɔnʁˈe
postillonneraient	pɔstijɔnʁˈɛ
postillonnerais	pɔstijɔnʁˈɛ
postillonnerait	pɔstijɔnʁˈɛ
postillonneras	pɔstijɔnʁˈa
postillonnerez	pɔstijɔnʁˈe
postillonneriez	pɔstijɔnəʁjˈe
postillonnerions	pɔstijɔnəʁjˈɔ̃
postillonnerons	pɔstijɔnʁˈɔ̃
postillonneront	pɔstijɔnʁˈɔ̃
postillonnes	pɔstijˈɔn
postillonnez	pɔstijɔnˈe
postillonniez	pɔstijɔnjˈe
postillonnions	pɔstijɔnjˈɔ̃
postillonnons	pɔstijɔnˈɔ̃
postillonnâmes	pɔstijɔnˈam
postillonnât	pɔstijɔnˈa
postillonnâtes	pɔstijɔnˈat
postillonnèrent	pɔstijɔnˈɛʁ
postillonné	pɔstijɔnˈe
postulent	pɔstˈyl
pouding	pudˈiŋ
poudings	pudˈiŋ
poutzer	put.sˈe
pouzzolane	pud.zɔlˈan
pouët	pwˈɛt
pranker	pʁɑ̃kˈe pʁɑ̃kˈœʁ
prem's	pʁˈœms
prems	pʁˈœms
presbourgeois	pʁɛsbuʁʒwˈa
presbytie	pʁɛzbisˈi
presque	pʁˈɛsk
pressent	pʁɛsˈɑ̃ pʁˈɛs
prestement	pʁɛstəmˈɑ̃
preum's	pʁˈœms
preums	pʁˈœms
primesautier	pʁimsotjˈe
proches	pʁˈɔʃ
proctodeum	pʁɔktɔdeˈɔm
proembryon	pʁɔɑ̃bʁijˈɔ̃
professionnalismes	pʁɔfesjɔnalˈism
prohiber	pʁɔibˈe
prohibitif	pʁɔibitˈif
prohibition	pʁɔibisjˈɔ̃
prohibitionnisme	pʁɔibisjɔnˈism pʁɔibisjɔnˈizm
prohibitionniste	pʁɔibisjɔnˈist
prohibitivement	pʁɔibitivmˈɑ̃
prologue	pʁɔlˈɔɡ
promptement	pʁɔ̃ptəmˈɑ̃ pʁɔ̃tmˈɑ̃
prompteur	pʁɔ̃tˈœʁ
prométhium	pʁometjˈɔm
prophétie	pʁɔfesˈi
prophéties	pʁɔfesˈi
propitiatoire	pʁɔpisjatwˈaʁ
propolis	pʁɔpɔlˈis
prorogent	pʁɔʁˈɔʒ
proroges	pʁɔʁˈɔʒ
prose	pʁˈoz
prosodie	pʁɔzɔdˈi
prosodique	pʁɔzɔdˈik
prosodiques	pʁɔzɔdˈik
prosome	pʁozˈɔm
prosomes	pʁozˈɔm
prosopagnosie	pʁozɔpaɲozˈi
protologue	pʁɔtɔlˈɔɡ
protéasome	pʁɔteazˈɔm
protéasomes	pʁɔteazˈɔm
protégerons	pʁɔtɛʒʁˈɔ̃
protégeât	pʁɔtɛʒˈa
prouesse	pʁuˈɛs
prouesses	pʁuˈɛs
prout	pʁˈut
proviendriez	pʁɔvjɛ̃dʁjˈe
proviendrions	pʁɔvjɛ̃dʁjˈɔ̃
provient	pʁɔvjˈɛ̃
prud'homme	pʁydˈɔm
prurit	pʁyʁˈit
præcipitation	pʁesipitasjˈɔ̃
prædestination	pʁedɛstinasjˈɔ̃
præmunir	pʁemynˈiʁ
præsent	pʁezˈɑ̃
præsente	pʁezˈɑ̃t
præsentement	pʁezɑ̃tmˈɑ̃
præsentes	pʁezˈɑ̃t
præsomption	pʁezɔ̃psjˈɔ̃
præsomptueuse	pʁezɔ̃ptɥˈøz
prætendre	pʁetˈɑ̃dʁ
précipitions	pʁesipitjˈɔ̃
prégoûtaient	pʁeɡutɛˈɑ̃ pʁeɡuteˈɑ̃
prégoûtassent	pʁeɡutasˈɑ̃
prégoûtent	pʁeɡutˈɑ̃
prégoûteraient	pʁeɡutʁɛˈɑ̃ pʁeɡutʁeˈɑ̃
prégoûtèrent	pʁeɡutɛʁˈɑ̃ pʁeɡuteʁˈɑ̃
préhilbertienne	pʁeilbɛʁsjˈɛn
prématurera	pʁematyʁəʁˈa
prématurerai	pʁematyʁəʁˈɛ
prématureraient	pʁematyʁəʁˈɛ
prématurerais	pʁematyʁəʁˈɛ
prématurerait	pʁematyʁəʁˈɛ
prématureras	pʁematyʁəʁˈa
prématurerez	pʁematyʁəʁˈe
prématurerons	pʁematyʁəʁˈɔ̃
prématureront	pʁematyʁəʁˈɔ̃
prépsychose	pʁepsikˈoz pʁɛpsikˈoz
prépsychotique	pʁepsikɔtˈik pʁɛpsikɔtˈik
préputial	pʁepysjˈal
préputiale	pʁepysjˈal
préputiales	pʁepysjˈal
préputiaux	pʁepysjˈo
prérequis	pʁeʁəkˈi
préretraite	pʁeʁətʁˈɛt
président	pʁezidˈɑ̃ pʁezˈid
présocratiquement	pʁesɔkʁatikmˈɑ̃
présupposa	pʁesypozˈa
présupposai	pʁesypozˈe
présupposaient	pʁesypozˈɛ
présupposais	pʁesypozˈɛ
présupposait	pʁesypozˈɛ
présupposant	pʁesypozˈɑ̃
présupposas	pʁesypozˈa
présupposasse	pʁesypozˈas
présupposassent	pʁesypozˈas
présupposasses	pʁesypozˈas
présupposassiez	pʁesypozasjˈe
présupposassions	pʁesypozasjˈɔ̃
présuppose	pʁesypˈoz
présupposent	pʁesypˈoz
présupposer	pʁesypozˈe
présupposera	pʁesypozʁˈa
présupposerai	pʁesypozʁˈe
présupposeraient	pʁesypozʁˈɛ
présupposerais	pʁesypozʁˈɛ
présupposerait	pʁesypozʁˈɛ
présupposeras	pʁesypozʁˈa
présupposerez	pʁesypozʁˈe
présupposeriez	pʁesypozəʁjˈe
présupposerions	pʁesypozəʁjˈɔ̃
présupposerons	pʁesypozʁˈɔ̃
présupposeront	pʁesypozʁˈɔ̃
présupposes	pʁesypˈoz
présupposez	pʁesypozˈe
présupposiez	pʁesypozjˈe
présupposions	pʁesypozjˈɔ̃
présupposition	pʁesypozisjˈɔ̃
présupposons	pʁesypozˈɔ̃
présupposâmes	pʁesypozˈam
présupposât	pʁesypozˈa
présupposâtes	pʁesypozˈat
présupposèrent	pʁesypozˈɛʁ
présupposé	pʁesypozˈe
préséance	pʁeseˈɑ̃s
présélectionner	pʁeselɛksjɔnˈe
prééminent	pʁeeminˈɑ̃
pschitt	pʃˈit
pseudocratère	psœdokʁatˈɛʁ
psychagogue	psikaɡˈɔɡ
psychologue	psikɔlˈɔɡ
psychologues	psikɔlˈɔɡ
psychonévrose	psikɔnevʁˈoz
psychopathe	psikɔpˈat
psychose	psikˈoz
psychosensoriel	psikɔsɑ̃sɔʁjˈɛl
psychosocial	psikɔsɔsjˈal
psychosociale	psikɔsɔsjˈal
psychosociologue	psikɔsɔsjɔlˈɔɡ
psychosomatique	psikɔsɔmatˈik
psychosynthèse	psikɔsɛ̃tˈɛz
psychothérapeute	psikɔteʁapˈøt
psychothérapeutes	psikɔteʁapˈøt
psyché	psikˈe
ptérosaure	pteʁɔzˈɔʁ pteʁɔsˈɔʁ
ptérosaurien	pteʁɔzɔʁjˈɛ̃ pteʁɔsɔʁjˈɛ̃
pubis	pybˈis
puddings	pudˈiŋ
pueblo	pwəblˈo
pugnace	pyɡnˈas
pugnacité	pyɡnasitˈe
puisque	pɥˈisk
pull	pˈyl
pull-over	pylovˈɛʁ
pulls	pˈyl
punch	pˈɔ̃ʃ
punchline	pœnʃlˈajn
punk	pˈœŋk
purera	pyʁəʁˈa
purerai	pyʁəʁˈe
pureraient	pyʁəʁˈɛ
purerais	pyʁəʁˈɛ
purerait	pyʁəʁˈɛ
pureras	pyʁəʁˈa
purerez	pyʁəʁˈe
purerons	pyʁəʁˈɔ̃
pureront	pyʁəʁˈɔ̃
pusillanime	pyzilanˈim
puta	putˈa
putter	pœtˈe
putto	putˈo
puzzle	pˈœzl pœzˈœl
pythagoricien	pitaɡɔʁisjˈɛ̃
pythagoricienne	pitaɡɔʁisjˈɛn
pâturera	patyʁəʁˈa
pâturerai	patyʁəʁˈe
pâtureraient	patyʁəʁˈɛ
pâturerais	patyʁəʁˈɛ
pâturerait	patyʁəʁˈɛ
pâtureras	patyʁəʁˈa
pâturerez	patyʁəʁˈe
pâturerons	patyʁəʁˈɔ̃
pâtureront	patyʁəʁˈɔ̃
pædéraste	pedeʁˈast
pébroc	pebʁˈɔk
pébroque	pebʁˈɔk
pécaïre	pekajʁˈe
pécheresse	pɛʃʁˈɛs
pédagogue	pedaɡˈɔɡ
pédiculose	pedikylˈoz
pédopsychiatre	pedɔpsikjˈatʁ pedopsikjˈatʁ
pédopsychiatrie	pedɔpsikjatʁˈi pedopsikjatʁˈi
pélasgique	pelaʒˈik
péleriner	pɛlʁinˈe
pélycosaure	pelikɔzˈɔʁ
pénicillé	penisilˈe
pénis	penˈis
pénultième	penyltjˈɛm
pénultièmes	penyltjˈɛm
péquenaud	pɛknˈo
périodes	peʁjˈɔd
péréquation	peʁekwasjˈɔ̃
pétacandela	petakɑ̃delˈa
pétagray	petaɡʁˈɛj
pétahenry	petaɑ̃ʁˈi
pétanewton	petanjutˈɔn
pétaohm	petaˈom
pétaseconde	petasəɡˈɔ̃d
pétasiemens	petasimˈɛnz
pétasievert	petasivˈɛʁt
pétatesla	petateslˈa
pétaweber	petavebˈɛʁ
pétiole	pesjˈɔl
pœnal	penˈal
pœnale	penˈal
qilin	kilˈin
qu	kˈy
qu'j't'ai	kʒtˈɛ
quadrant	kadʁˈɑ̃
quadri	kadʁˈi
quadriceps	kwadʁisˈɛps kadʁisˈɛps
quadrijumelle	kadʁiʒymˈɛl
quadrilliard	kadʁiljˈaʁ kwadʁiljˈaʁ
quadrillion	kadʁiljˈɔ̃ kwadʁiljˈɔ̃
quadrisaïeules	kadʁizajˈœl
quadrisaïeuls	kadʁizajˈœl
quadrisaïeux	kadʁizajˈø
quadrisulfure	kwadʁisylfˈyʁ kadʁisylfˈyʁ
quadrisyllabe	kwadʁisilˈab kadʁisilˈab
quadrisyllabique	kwadʁisilabˈik kadʁisilabˈik
quadrivalente	kadʁivalˈɑ̃t
quaker	kwˈakʁ kwekˈœʁ kwakˈɛʁ
quakeresse	kwekʁˈɛs kwɛkʁˈɛs
quakers	kwˈakʁ kwekˈœʁ
quantième	kɑ̃tjˈɛm
quarantième	kaʁɑ̃tjˈɛm
quarantièmes	kaʁɑ̃tjˈɛm
quark	kwˈaʁk
quarter	kwaʁtˈɛʁ
quarterback	kwaʁtəʁbˈak
quartet	kwaʁtˈɛ
quartette	kwaʁtˈɛt
quartidi	kwaʁtidˈi
quartz	kwˈaʁt.s
quartzite	kwaʁt.sˈit
quaternée	katɛʁnˈe
quatrillion	katʁiljˈɔ̃ kwatʁiljˈɔ̃
quechua	keʃɥˈa
queer	kwˈiʁ
quelques	kˈɛlk
quenya	kenjˈa kɛnjˈa
querelle	kəʁˈɛl
quereller	kəʁɛlˈe kəʁelˈe
querelles	kəʁˈɛl
querelleur	kəʁɛlˈœʁ kəʁelˈœʁ
quetsche	kwˈɛt.ʃ
quincaillier	kɛ̃kajˈe
quinnat	kwinˈat
quinoa	kinɔˈa
quintilliard	kɛ̃tiljˈaʁ kɥɛ̃tiljˈaʁ
quintillion	kɛ̃tiljˈɔ̃ kɥɛ̃tiljˈɔ̃
quittancent	kitɑ̃sˈɑ̃
quittanceraient	kitɑ̃sʁɛˈɑ̃ kitɑ̃sʁeˈɑ̃
quittancèrent	kitɑ̃sɛʁˈɑ̃ kitɑ̃seʁˈɑ̃
quittançaient	kitɑ̃sɛˈɑ̃ kitɑ̃seˈɑ̃
quittançassent	kitɑ̃sasˈɑ̃
quiz	kwˈiz
quoique	kwˈakə
quotientielle	kɔsjɑ̃sjˈɛl
qus	kˈy
quæstion	kɛstjˈɔ̃
québecoise	kebekwˈaz
quêtent	kˈet
quêtera	ketəʁˈa
quêterai	ketəʁˈe
quêteraient	ketəʁˈɛ
quêterais	ketəʁˈɛ
quêterait	ketəʁˈɛ
quêteras	ketəʁˈa
quêterez	ketəʁˈe
quêterons	ketəʁˈɔ̃
quêteront	ketəʁˈɔ̃
quêtes	kˈet
quêtions	ketjˈɔ̃
qwerty	kwɛʁtˈi
racer	ʁesˈœʁ ʁɛsˈœʁ
rachmaninovien	ʁakmaninɔvjˈɛ̃
radioactif	ʁadjɔaktˈif
radioamatrice	ʁadjɔamatʁˈis
radiodiagnostic	ʁadjodjaɡnɔstˈik
radiolithe	ʁadjɔlˈit
radioélectricité	ʁadjɔelɛktʁisitˈe
radoub	ʁadˈu
rai	ʁˈɛ
railway	ʁelwˈɛ ʁɛlwˈɛ
railways	ʁelwˈɛ ʁɛlwˈɛ
rajeuni	ʁaʒœnˈi
rajeunis	ʁaʒœnˈi
rajeunissais	ʁaʒœnisˈɛ
rajeunissait	ʁaʒœnisˈɛ
rajeunissons	ʁaʒœnisˈɔ̃
rajeunit	ʁaʒœnˈi
rajustement	ʁaʒystəmˈɑ̃
rallye	ʁalˈi
ramener	ʁamənˈe
raout	ʁaˈut ʁˈut
ravigotent	ʁaviɡˈɔt
ravigotes	ʁaviɡˈɔt
ravigotions	ʁaviɡɔtjˈɔ̃
raz	ʁˈa
razzia	ʁazjˈa
razzier	ʁazjˈe
raëlienne	ʁaljˈɛn
realpolitik	ʁəalpɔlitˈik
rechigniez	ʁəʃiɲjˈe
recomptions	ʁəkɔ̃tjˈɔ̃
reconnoître	ʁəkɔnˈɛtʁ
recuirera	ʁəkɥiʁəʁˈa
recuirerai	ʁəkɥiʁəʁˈe
recuireraient	ʁəkɥiʁəʁˈɛ
recuirerais	ʁəkɥiʁəʁˈɛ
recuirerait	ʁəkɥiʁəʁˈɛ
recuireras	ʁəkɥiʁəʁˈa
recuirerez	ʁəkɥiʁəʁˈe
recuirerons	ʁəkɥiʁəʁˈɔ̃
recuireront	ʁəkɥiʁəʁˈɔ̃
reculent	ʁəkˈyl
recyclable	ʁesiklˈabl
recyclables	ʁesiklˈabl
redent	ʁədˈɑ̃
redevenir	ʁədəvənˈiʁ
rediscutions	ʁədiskytjˈɔ̃
referenda	ʁefeʁɑ̃dˈa ʁefeʁɛ̃dˈa
referendum	ʁefeʁɑ̃dˈɔm ʁefeʁɛ̃dˈɔm
regalia	ʁeɡaljˈa
regeler	ʁəʒəlˈe
rejeter	ʁəʒətˈe
rejeton	ʁəʒətˈɔ̃
rejouent	ʁəʒˈu
rejouera	ʁəʒuʁˈa
rejouerai	ʁəʒuʁˈe
rejoueraient	ʁəʒuʁˈɛ
rejouerais	ʁəʒuʁˈɛ
rejouerait	ʁəʒuʁˈɛ
rejoueras	ʁəʒuʁˈa
rejouerez	ʁəʒuʁˈe
rejoueriez	ʁəʒuʁjˈe
rejouerions	ʁəʒuʁjˈɔ̃
rejouerons	ʁəʒuʁˈɔ̃
rejoueront	ʁəʒuʁˈɔ̃
rejoues	ʁəʒˈu
rejouiez	ʁəʒujˈe
rejouions	ʁəʒujˈɔ̃
relent	ʁəlˈɑ̃
relevant	ʁələvˈɑ̃
relever	ʁələvˈe
relevez	ʁələvˈe
relevons	ʁələvˈɔ̃
relevé	ʁələvˈe
relogent	ʁəlˈɔʒ
reloges	ʁəlˈɔʒ
relooker	ʁəlukˈe
relooking	ʁəlukˈiŋ
remake	ʁimˈɛk
remakes	ʁimˈɛk
remaniiez	ʁəmanijˈe
remaniions	ʁəmanijˈɔ̃
remastériser	ʁemasteʁizˈe
remixeur	ʁemiksˈœʁ
renminbi	ʁɛnminbˈi
renomment	ʁənˈɔm
renotent	ʁənˈɔt
renotes	ʁənˈɔt
renotions	ʁənɔtjˈɔ̃
renseignement	ʁɑ̃sɛɲmˈɑ̃
renseignements	ʁɑ̃sɛɲmˈɑ̃
renâcliez	ʁənakljˈe
renâclions	ʁənakljˈɔ̃
renégociiez	ʁəneɡɔsijˈe
renégociions	ʁəneɡɔsijˈɔ̃
reporter	ʁəpɔʁtˈe ʁəpɔʁtˈɛʁ
reporting	ʁəpɔʁtˈiŋ
repose	ʁəpˈoz
reposes	ʁəpˈoz
reps	ʁˈɛps
resaccader	ʁəsakadˈe
resaisonnaliser	ʁəsɛzɔnalizˈe ʁəsezɔnalizˈe
resaler	ʁəsalˈe
rescindable	ʁəsɛ̃dˈabl
rescinder	ʁəsɛ̃dˈe
rescision	ʁəsizjˈɔ̃
resigner	ʁəsiɲˈe
resiphonner	ʁəsifɔnˈe
resituer	ʁəsitɥˈe
resocialiser	ʁəsɔsjalizˈe
resolvatation	ʁəsɔlvatasjˈɔ̃
respect	ʁɛspˈɛ
respects	ʁɛspˈɛ
ressayer	ʁesɛjˈe ʁesejˈe
ressemelage	ʁəsəməlˈaʒ
ressemeler	ʁəsəməlˈe
ressemelez	ʁəsəməlˈe
ressens	ʁəsˈɑ̃
resserra	ʁəseʁˈa
resserrera	ʁəsɛʁəʁˈa ʁəseʁəʁˈa
resserrerai	ʁəsɛʁəʁˈe ʁəseʁəʁˈe
resserreraient	ʁəseʁəʁˈɛ
resserrerais	ʁəseʁəʁˈɛ
resserrerait	ʁəseʁəʁˈɛ
resserreras	ʁəsɛʁəʁˈa ʁəseʁəʁˈa
resserrerez	ʁəsɛʁəʁˈe ʁəseʁəʁˈe
resserrerons	ʁəsɛʁəʁˈɔ̃ ʁəseʁəʁˈɔ̃
resserreront	ʁəsɛʁəʁˈɔ̃ ʁəseʁəʁˈɔ̃
resserré	ʁəseʁˈe
ressers	ʁəsˈɛʁ
ressurgir	ʁəsyʁʒˈiʁ
restaura	ʁɛstɔʁˈa
restaurai	ʁɛstɔʁˈe
restaurais	ʁɛstɔʁˈɛ
restaurant	ʁɛstɔʁˈɑ̃
restaurants	ʁɛstɔʁˈɑ̃
restauras	ʁɛstɔʁˈa
restaurasse	ʁɛstɔʁˈas
restaurasses	ʁɛstɔʁˈas
restaurateur	ʁɛstɔʁatˈœʁ
restauratif	ʁɛstɔʁatˈif
restauration	ʁɛstɔʁasjˈɔ̃
restaurative	ʁɛstɔʁatˈiv
restauratrice	ʁɛstɔʁatʁˈis
restaures	ʁɛstˈɔʁ
restaurez	ʁɛstɔʁˈe
restauroute	ʁɛstɔʁˈut
restocka	ʁəstɔkˈa
restockai	ʁəstɔkˈe
restockaient	ʁəstɔkˈɛ
restockais	ʁəstɔkˈɛ
restockait	ʁəstɔkˈɛ
restockant	ʁəstɔkˈɑ̃
restockas	ʁəstɔkˈa
restockasse	ʁəstɔkˈas
restockassent	ʁəstɔkˈas
restockasses	ʁəstɔkˈas
restockassiez	ʁəstɔkasjˈe
restockassions	ʁəstɔkasjˈɔ̃
restocke	ʁəstˈɔk
restockent	ʁəstˈɔk
restockera	ʁəstɔkʁˈa
restockerai	ʁəstɔkʁˈe
restockeraient	ʁəstɔkʁˈɛ
restockerais	ʁəstɔkʁˈɛ
restockerait	ʁəstɔkʁˈɛ
restockeras	ʁəstɔkʁˈa
restockerez	ʁəstɔkʁˈe
restockeriez	ʁəstɔkəʁjˈe
restockerions	ʁəstɔkəʁjˈɔ̃
restockerons	ʁəstɔkʁˈɔ̃
restockeront	ʁəstɔkʁˈɔ̃
restockes	ʁəstˈɔk
restockez	ʁəstɔkˈe
restockiez	ʁəstɔkjˈe
restockions	ʁəstɔkjˈɔ̃
restockons	ʁəstɔkˈɔ̃
restockâmes	ʁəstɔkˈam
restockât	ʁəstɔkˈa
restockâtes	ʁəstɔkˈat
restockèrent	ʁəstɔkˈɛʁ
restocké	ʁəstɔkˈe
resurgir	ʁəsyʁʒˈiʁ
resve	ʁˈɛv
resver	ʁɛvˈe ʁevˈe
resverez	ʁɛvʁˈe ʁevʁˈe
retenez	ʁətənˈe
retenir	ʁətənˈiʁ
retenu	ʁətənˈy
retenue	ʁətənˈy
retenus	ʁətənˈy
retweeter	ʁətwitˈe
revenant	ʁəvənˈɑ̃
revenir	ʁəvənˈiʁ
revenu	ʁəvənˈy
revenus	ʁəvənˈy
revigorent	ʁəviɡˈɔʁ
revigorera	ʁəviɡɔʁəʁˈa
revigorerai	ʁəviɡɔʁəʁˈe
revigoreraient	ʁəviɡɔʁəʁˈɛ
revigorerais	ʁəviɡɔʁəʁˈɛ
revigorerait	ʁəviɡɔʁəʁˈɛ
revigoreras	ʁəviɡɔʁəʁˈa
revigorerez	ʁəviɡɔʁəʁˈe
revigorerons	ʁəviɡɔʁəʁˈɔ̃
revigoreront	ʁəviɡɔʁəʁˈɔ̃
revigores	ʁəviɡˈɔʁ
revêtions	ʁəvɛtjˈɔ̃ ʁəvetjˈɔ̃
rexisme	ʁɛksˈism ʁɛksˈizm
rexiste	ʁɛksˈist
rhabdomyome	ʁabdɔmjˈom
rhexistasie	ʁɛksistatˈi
rhumatologue	ʁymatɔlˈɔɡ
rhumerie	ʁɔmʁˈi
rhésus	ʁezˈys
riant	ʁijˈɑ̃
riants	ʁijˈɑ̃
richelieu	ʁiʃəljˈø
rigolotes	ʁiɡɔlˈɔt
rimaye	ʁimˈaj ʁimˈɛ
ring	ʁˈiŋɡ
ringgit	ʁinɡˈit
riocher	ʁijɔʃˈe
ripisylve	ʁipisˈilv
roadmap	ʁɔdmˈap
robent	ʁˈɔb
roches	ʁˈɔʃ
rock'n'roll	ʁɔkɛnʁˈɔl
rocker	ʁɔkˈe
roentgenium	ʁœntɡenjˈɔm ʁœntɡɛnjˈɔm
rogue	ʁˈɔɡ
roller	ʁolˈœʁ
romantique	ʁomɑ̃tˈik
romantiques	ʁomɑ̃tˈik
ronéoter	ʁoneɔtˈe
roque	ʁˈɔk
rorqual	ʁɔʁkwˈal
rosbif	ʁɔsbˈif
roselière	ʁozəljˈɛʁ
rouent	ʁˈu
rouera	ʁuʁˈa
rouerai	ʁuʁˈe
roueraient	ʁuʁˈɛ
rouerais	ʁuʁˈɛ
rouerait	ʁuʁˈɛ
roueras	ʁuʁˈa
rouerez	ʁuʁˈe
rouerie	ʁuʁˈi
roueriez	ʁuʁjˈe
rouerions	ʁuʁjˈɔ̃
rouerons	ʁuʁˈɔ̃
roueront	ʁuʁˈɔ̃
rouiez	ʁujˈe
rouions	ʁujˈɔ̃
routions	ʁutjˈɔ̃
royer	ʁɔjˈe
ruck	ʁˈœk
rugbywoman	ʁyɡbiwomˈan ʁydbiwomˈan
rumba	ʁumbˈa
rumsteck	ʁɔmstˈɛk
rush	ʁˈœʃ
russophones	ʁysɔfˈɔn
rutherfordium	ʁytɛʁfɔʁdjˈɔm
rythme	ʁˈitm
rythmer	ʁitmˈe
rythmicien	ʁitmisjˈɛ̃
rythmique	ʁitmˈik
rythmé	ʁitmˈe
réalisme	ʁealˈizm
réalistement	ʁealistəmˈɑ̃
réciproque	ʁesipʁˈɔk
récurera	ʁekyʁəʁˈa
récurerai	ʁekyʁəʁˈe
récureraient	ʁekyʁəʁˈɛ
récurerais	ʁekyʁəʁˈɛ
récurerait	ʁekyʁəʁˈɛ
récureras	ʁekyʁəʁˈa
récurerez	ʁekyʁəʁˈe
récurerons	ʁekyʁəʁˈɔ̃
récureront	ʁekyʁəʁˈɔ̃
réessayer	ʁeesejˈe
régolithe	ʁeɡɔlˈit
réinstauration	ʁeɛ̃stɔʁasjˈɔ̃
réinstaurer	ʁeɛ̃stɔʁˈe
répugnerez	ʁepyɲəʁɔˈe
répugniez	ʁepyɲjˈe
résident	ʁezidˈɑ̃ ʁezˈid
résidents	ʁezidˈɑ̃ ʁezˈid
résignerez	ʁeziɲəʁɔˈe
résigniez	ʁeziɲjˈe
résipiscence	ʁesipisˈɑ̃s
résolûment	ʁezɔlymˈɑ̃
rétiaire	ʁesjˈɛʁ
rétrocaveuse	ʁətʁɔkavˈø
rétrogaming	ʁetʁɔɡemˈiŋ ʁetʁɔɡɛmˈiŋ
révèrera	ʁevɛʁəʁˈa ʁeveʁəʁˈa
révèrerai	ʁevɛʁəʁˈe ʁeveʁəʁˈe
révèreraient	ʁevɛʁəʁˈɛ ʁeveʁəʁˈɛ
révèrerais	ʁevɛʁəʁˈɛ ʁeveʁəʁˈɛ
révèrerait	ʁevɛʁəʁˈɛ ʁeveʁəʁˈɛ
révèreras	ʁevɛʁəʁˈa ʁeveʁəʁˈa
révèrerez	ʁevɛʁəʁˈe ʁeveʁəʁˈe
révèrerons	ʁevɛʁəʁˈɔ̃ ʁeveʁəʁˈɔ̃
révèreront	ʁevɛʁəʁˈɔ̃ ʁeveʁəʁˈɔ̃
s'	s
sabayon	sabajˈɔ̃
saccharose	sakaʁˈoz
sacrosaint	sakʁɔsˈɛ̃
sacrosainte	sakʁɔsˈɛ̃t
salmonellose	salmɔnɛlˈoz salmɔnelˈoz
salop	salˈo
salopes	salˈɔp
salsepareille	salsəpaʁˈɛj
samovar	samɔvˈaʁ
sandwicherie	sɑ̃dwiʃʁˈi
sangsue	sɑ̃sˈy
sarcome	saʁkˈɔm
sarthois	saʁtwˈa
satisfecit	satisfesˈit
satiété	sasjetˈe
saturera	satyʁəʁˈa
saturerai	satyʁəʁˈe
satureraient	satyʁəʁˈɛ
saturerais	satyʁəʁˈɛ
saturerait	satyʁəʁˈɛ
satureras	satyʁəʁˈa
saturerez	satyʁəʁˈe
saturerons	satyʁəʁˈɔ̃
satureront	satyʁəʁˈɔ̃
saur	sˈɔʁ
saïgonnais	sajɡɔnˈɛ
scandent	skɑ̃dˈɑ̃
scandentien	skɑ̃dɑ̃sjˈɛ̃
schizogonie	ʃizɔɡɔnˈi
schizothymie	ʃizɔtimˈi
schizoïdie	ʃizɔidˈi
schnaps	ʃnˈaps
schtroumpf	ʃtʁˈumf
schtroumpfante	ʃtʁumfˈant
schtroumpfer	ʃtʁumfˈe
scille	sˈil skˈil
scléranthe	skleʁˈɑ̃t
sclérose	skleʁˈoz
scoliose	skɔljˈoz
scooter	skutˈœʁ
scotch	skˈɔt.ʃ
scotcher	skɔt.ʃˈe
scotobiologie	skotobjɔlɔʒˈi
scots	skˈɔt.s
scottish	skɔtˈiʃ
scrabbler	skʁablˈe
scratcher	skʁat.ʃˈe
scrutions	skʁytjˈɔ̃
sculpturale	skylptyʁˈal
scythe	sˈit
seaborgium	sibɔʁɡjˈɔm
secundo	səɡɔ̃dˈo
seing	sˈɛ̃
selfie	sɛlfˈi
selfies	sɛlfˈi
senior	senjˈɔʁ
sens	sˈɑ̃s sˈɑ̃
sentions	sɑ̃sjˈɔ̃
septantième	sɛptɑ̃tjˈɛm
septilliard	sɛptiljˈaʁ
septillion	sɛptiljˈɔ̃
septiste	sɛtˈist setˈist
serpillière	sɛʁpijˈɛʁ
serrera	sɛʁəʁˈa seʁəʁˈa
serrerai	sɛʁəʁˈe seʁəʁˈe
serreraient	sɛʁəʁˈɛ seʁəʁˈɛ
serrerais	sɛʁəʁˈɛ seʁəʁˈɛ
serrerait	sɛʁəʁˈɛ seʁəʁˈɛ
serreras	sɛʁəʁˈa seʁəʁˈa
serrerez	sɛʁəʁˈe seʁəʁˈe
serrerons	sɛʁəʁˈɔ̃ seʁəʁˈɔ̃
serreront	sɛʁəʁˈɔ̃ seʁəʁˈɔ̃
setter	sɛtˈɛʁ setˈɛʁ
seulement	sœlmˈɑ̃
sexistement	sɛksistəmˈɑ̃
sexologue	sɛksɔlˈɔɡ
sexologues	sɛksɔlˈɔɡ
sexothérapeute	sɛksɔteʁapˈøt
sextilliard	sɛkstiljˈaʁ
sextillion	sɛkstiljˈɔ̃
sextoy	sɛkstˈɔj
sextoys	sɛkstˈɔj
sexyment	sɛksimˈɑ̃
seysselan	sɛjsəlˈɑ̃
sguègue	sɡˈɛɡ
shabbat	ʃabˈat
shaka	ʃekˈa ʃɛkˈa
shakespearien	ʃɛkspiʁjˈɛ̃
shampooiner	ʃɑ̃pwinˈe
shampooing	ʃɑ̃pwˈɛ̃ɡ ʃɑ̃pwˈɛ̃
shawarma	ʃawaʁmˈa
shekel	ʃekˈɛl
sherbrookois	ʃɛʁbʁukwˈa
sherbrookoise	ʃɛʁbʁukwˈaz
sherbrookoises	ʃɛʁbʁukwˈaz
shetland	ʃɛtlˈɑ̃d ʃetlˈɑ̃d
shiitake	ʃitakˈe ʃiitakˈe
shintoïsme	ʃintɔˈism ʃintɔˈizm
shogun	ʃɔɡˈun
shogunal	ʃɔɡunˈal
shooter	ʃutˈe
shop	ʃˈɔp
shopping	ʃɔpˈiŋ
shortcake	ʃɔʁtkˈɛk
shorty	ʃɔʁtˈi
shot	ʃˈɔt
shots	ʃˈɔt
shows	ʃˈo
sied	sjˈe
siemens	simˈɛns
siesterons	sjɛstəʁˈɔ̃
siesteront	sjɛstəʁˈɔ̃
sievert	sivˈɛʁt
sigisbée	siʒisbˈe
silicose	silikˈoz
sinanthrope	sinɑ̃tʁˈɔp
sinciput	sɛ̃sipˈyt
sindhi	sindˈi
singhalais	sɛ̃ɡalˈɛ
sinoque	sinˈɔk
sinoques	sinˈɔk
sirventès	siʁvɑ̃tˈɛs
sismotectonique	sismotɛktɔnˈik sizmotɛktɔnˈik
skate	skˈet
skateboard	skɛtbˈɔʁd
skater	sketˈe skɛtˈe
skateuse	sketˈøz skɛtˈøz
skaïs	skˈaj
skeleton	skeletˈɔ̃
skeletoneur	skeletɔnˈœʁ
skeletoneuse	skeletɔnˈøz
skias	skijˈa
skieur	skijˈœʁ
skieuse	skijˈøz
skunks	skˈɔ̃s
slacker	slakˈe
slackline	slaklˈajn
slang	slˈaŋɡ
slice	slˈajs
slicer	slajsˈe
smalt	smˈal
smartphone	smaʁtfˈon smaʁtfˈɔn
smashât	smaʃˈa
smashâtes	smaʃˈat
smiley	smajlˈɛ
smurf	smˈœʁf
smurfa	smœʁfˈa
smurfai	smœʁfˈe
smurfaient	smœʁfˈɛ
smurfais	smœʁfˈɛ
smurfait	smœʁfˈɛ
smurfant	smœʁfˈɑ̃
smurfas	smœʁfˈa
smurfasse	smœʁfˈas
smurfassent	smœʁfˈas
smurfasses	smœʁfˈas
smurfassiez	smœʁfasjˈe
smurfassions	smœʁfasjˈɔ̃
smurfe	smˈœʁf
smurfent	smˈœʁf
smurfer	smœʁfˈe
smurfera	smœʁfəʁˈa
smurferai	smœʁfəʁˈe
smurferaient	smœʁfəʁˈɛ
smurferais	smœʁfəʁˈɛ
smurferait	smœʁfəʁˈɛ
smurferas	smœʁfəʁˈa
smurferez	smœʁfəʁˈe
smurferiez	smœʁfəʁjˈe
smurferions	smœʁfəʁjˈɔ̃
smurferons	smœʁfəʁˈɔ̃
smurferont	smœʁfəʁˈɔ̃
smurfes	smˈœʁf
smurfez	smœʁfˈe
smurfiez	smœʁfjˈe
smurfions	smœʁfjˈɔ̃
smurfons	smœʁfˈɔ̃
smurfâmes	smœʁfˈam
smurfât	smœʁfˈa
smurfâtes	smœʁfˈat
smurfèrent	smœʁfˈɛʁ
smurfé	smœʁfˈe
snobent	snˈɔb
snobes	snˈɔb
snooker	snukˈœʁ
snowboard	snobˈɔʁd
snowboardeur	snobɔʁdˈœʁ
snowboardeuse	snobɔʁdˈøz
soccer	sɔkˈœʁ
sociopathe	sɔsjɔpˈat
socioéconomiquement	sɔsjɔekɔnɔmikmˈɑ̃
soda	sodˈa
soixantième	swasɑ̃tjˈɛm
soixantièmes	swasɑ̃tjˈɛm
solder	sɔldˈe
solennel	sɔlanˈɛl
solennellement	sɔlanɛlmˈɑ̃
solenniser	sɔlanizˈe
solennité	sɔlanitˈe
soles	sˈɔl
soliloque	sɔlilˈɔk
solipède	sɔlipˈɛd
solœcisme	sɔlesˈism sɔlesˈizm
sommelière	sɔməljˈɛʁ
somnambulisme	sɔmnambylˈism sɔmnambylˈizm
sosie	sɔzˈi
soubresaut	subʁəsˈo
souhaiter	swɛtˈe swetˈe
souhaites	swˈɛt
soulevante	suləvˈɑ̃t
soundanais	sundanˈɛ
souspréputial	supʁepysjˈal
souspréputiale	supʁepysjˈal
souspréputiales	supʁepysjˈal
souspréputiaux	supʁepysjˈo
sousveillance	suvɛjˈɑ̃s suvejˈɑ̃s
souvenir	suvənˈiʁ
souvenirs	suvənˈiʁ
sovkhoze	sɔvkˈoz
soûl	sˈu
soûls	sˈu
spath	spˈat
spathacée	spatasˈe
spathe	spˈat
spathifier	spatifjˈe
spatiotemporelle	spasjɔtɑ̃pɔʁˈɛl
speaker	spikˈœʁ
spermatie	spɛʁmasˈi
spermatogenèse	spɛʁmatoʒənˈɛz
spermatophore	spɛʁmatofˈɔʁ
spermatozoïde	spɛʁmatɔzɔˈid
spin	spˈin
spinosauridé	spinɔsoʁidˈe spinɔsɔʁidˈe
spoiler	spɔjlˈe
sponso	spɔ̃nsˈo
sponsoring	spɔ̃sɔʁˈiŋ
spork	spˈɔʁk
sportswoman	spɔʁt.swomˈan
spot	spˈɔt
sprinter	spʁintˈe spʁintˈœʁ
sprinteur	spʁintˈœʁ
sprinteuse	spʁintˈøz
spéculoos	spekylˈos
spéléologue	speleɔlˈɔɡ
squat	skwˈat
squaw	skwˈo
stagna	staɲˈa
standing	stɑ̃dˈiŋ
stapes	stapˈɛs
staphylocoque	stafilɔkˈɔk
starter	staʁtˈe staʁtˈœʁ
stathouder	statudˈɛʁ
steak	stˈɛk
steaks	stˈɛk
steamé	stimˈe
stentor	stɛ̃tˈɔʁ
steward	stjuwˈaʁd stiwˈaʁd stuwˈœʁd
stochastique	stɔkastˈik
stochastiquement	stɔkastikmˈɑ̃
streptocoque	stʁɛptɔkˈɔk
strike	stʁˈajk
striker	stʁajkˈe
stripper	stʁipˈœʁ
stripteaseur	stʁiptizˈœʁ
stripteaseuse	stʁiptizˈøz
structurera	stʁyktyʁəʁˈa
structurerai	stʁyktyʁəʁˈe
structureraient	stʁyktyʁəʁˈɛ
structurerais	stʁyktyʁəʁˈɛ
structurerait	stʁyktyʁəʁˈɛ
structureras	stʁyktyʁəʁˈa
structurerez	stʁyktyʁəʁˈe
structurerons	stʁyktyʁəʁˈɔ̃
structureront	stʁyktyʁəʁˈɔ̃
stup	stˈyp
stéatose	steatˈoz
stégosaure	steɡɔzˈɔʁ
sténohaline	stenɔalˈin
stéréognosie	steʁeɔɲozˈi
stéréotomie	steʁeotɔmˈi
stéthoscope	stetɔskˈɔp
stœchiologie	stekjɔlɔʒˈi
stœchiométrie	stekjometʁˈi
stœchiométrique	stekjometʁˈik
subconsciemment	sypkɔ̃sjamˈɑ̃
subconscience	sypkɔ̃sjˈɑ̃s
subconscient	sypkɔ̃sjˈɑ̃
subpoena	sybpenˈa
subpœna	sybpenˈa
subvenir	sybvənˈiʁ
succincte	syksˈɛ̃kt syksˈɛ̃t
succinctement	syksɛ̃ktəmˈɑ̃
succion	sysjˈɔ̃
succulent	sykylˈɑ̃
succulents	sykylˈɑ̃
summum	sɔmˈɔm
sumoyler	symɔilˈe
supera	sypeʁˈa sypɛʁˈa
superatome	sypɛʁatˈɔm sypeʁatˈɔm
superbenzène	sypɛʁbɛ̃zˈɛn
superstitieusement	sypɛʁstitjøzmˈɑ̃
superwoman	sypeʁwomˈan sypɛʁwomˈan
surbooker	syʁbukˈe
surbooking	syʁbukˈiŋ
surchemise	syʁʃəmˈiz
surdose	syʁdˈoz
surdouance	syʁduˈɑ̃s
surfeur	sœʁfˈœʁ
surfeurs	sœʁfˈœʁ
surnomment	syʁnˈɔm
surrection	syʁɛksjˈɔ̃
surreprésentation	syʁʁəpʁezɑ̃tasjˈɔ̃
surreprésenter	syʁəpʁezɑ̃tˈe
surréelle	syʁeˈɛl
surrénal	syʁenˈal
surviendriez	syʁvjɛ̃dʁjˈe
surviendrions	syʁvjɛ̃dʁjˈɔ̃
survécus	syʁvekˈy
survêtions	syʁvɛtjˈɔ̃ syʁvetjˈɔ̃
sus	sˈy
susdaté	sysdatˈe
susdit	sydˈi sysdˈi
susdéclaré	sysdeklaʁˈe
susdécrit	sysdekʁˈi
sushi	syʃˈi
sushis	syʃˈi
suspect	syspˈɛ
suspections	syspɛktjˈɔ̃
suspects	syspˈɛ
suspens	syspˈɑ̃
susrapporté	syʁapɔʁtˈe
susrelaté	sysʁəlatˈe
susu	sysˈy
susurrer	sysyʁˈe
svastika	svastikˈa
sveltesse	svɛltˈɛs
swinguer	swiŋɡˈe
swiper	swajpˈe
switcher	swit.ʃˈe
symbiose	sɛ̃bjˈoz
sympathisa	sɛ̃patizˈa
sympathisai	sɛ̃patizˈe
sympathisas	sɛ̃patizˈa
sympathisasse	sɛ̃patizˈas
sympathisassent	sɛ̃patizˈas
sympathisasses	sɛ̃patizˈas
sympathisassiez	sɛ̃patizasjˈe
sympathisassions	sɛ̃patizasjˈɔ̃
sympathise	sɛ̃patˈiz
sympathiser	sɛ̃patizˈe
sympathisera	sɛ̃patizʁˈa
sympathiserai	sɛ̃patizʁˈe
sympathiserais	sɛ̃patizʁˈɛ
sympathiserait	sɛ̃patizʁˈɛ
sympathiseras	sɛ̃patizʁˈa
sympathiserez	sɛ̃patizʁˈe
sympathiseriez	sɛ̃patizəʁjˈe
sympathiserions	sɛ̃patizəʁjˈɔ̃
sympathiserons	sɛ̃patizʁˈɔ̃
sympathiseront	sɛ̃patizʁˈɔ̃
sympathises	sɛ̃patˈiz
sympathisiez	sɛ̃patizjˈe
sympathisâmes	sɛ̃patizˈam
sympathisât	sɛ̃patizˈa
sympathisâtes	sɛ̃patizˈat
sympathisèrent	sɛ̃patizˈɛʁ
sympathisé	sɛ̃patizˈe
synagogue	sinaɡˈɔɡ
synagogues	sinaɡˈɔɡ
synarthroïdale	sinaʁtʁɔidˈal
synecdoque	sinɛkdˈɔk
synopsis	sinɔpsˈis
syphilis	sifilˈis
sæculiere	sekyljˈɛʁ
sèchent	sɛʃˈɑ̃ seʃˈɑ̃
sénevé	sɛnvˈe
séquoia	sekɔjˈa
t'	t
t'oh	tˈo
tachelhit	taʃlˈi
tachine	takˈin
tachycardie	takikaʁdˈi
tachygraphe	takiɡʁˈaf
tachygraphie	takiɡʁafˈi
tachygraphique	takiɡʁafˈik
tachygraphiquement	takiɡʁafikmˈɑ̃
tachymètre	takimˈɛtʁ
tachyon	takjˈɔ̃
tachypsychie	takipsiʃˈi
tadjike	tad.ʒˈik
tadjikes	tad.ʒˈik
taekwondo	tekwɔ̃dˈo tajkwɔndˈo
taekwondoïste	tekwɔ̃doˈist tajkwɔndoˈist
tagua	taɡˈa
taguant	taɡˈɑ̃
taguas	taɡˈa
talladetes	taladˈɛt
tancarville	tɑ̃kaʁvˈij
tantième	tɑ̃tjˈɛm
tapecul	tapkˈy
tastevin	tastəvˈɛ̃
taud	tˈo
taurocholique	toʁɔkɔlˈik tɔʁɔkɔlˈik
tauromachies	tɔʁɔmaʃˈi
tautologie	tɔtɔlɔʒˈi
tautologique	tɔtɔlɔʒˈik
tautologiquement	tɔtɔlɔʒikmˈɑ̃
tautologue	tɔtɔlˈɔɡ
tautomère	tɔtɔmˈɛʁ
tautomérie	tɔtɔmeʁˈi
tayau	tajˈo
tayeule	tajˈœl
taylorisation	tɛjlɔʁizasjˈɔ̃ tejlɔʁizasjˈɔ̃
taylorisme	tɛjlɔʁˈism tejlɔʁˈism tɛjlɔʁˈizm
taïga	tajɡˈa
tchat	t.ʃˈat
tchatcher	t.ʃat.ʃˈe
tchats	t.ʃˈat
tchaïkovskien	t.ʃajkɔvskjˈɛ̃
tchoque	t.ʃˈɔk
tchoy	t.ʃɔˈi
tebeth	tebˈɛt
techa	təʃˈa
technologue	tɛknɔlˈɔɡ
tectonophysique	tɛktɔnofizˈik
teinturerie	tɛ̃tyʁəʁˈi
telon	telˈɔ̃ tɛlˈɔ̃
tempeh	tɛmpˈe
template	tɑ̃plˈɛt
tempérament	tɑ̃peʁamˈɑ̃
tempéraments	tɑ̃peʁamˈɑ̃
tenniswoman	teniswumˈan
tenniswomen	teniswimˈɛn
tequila	tekilˈa
terraformaient	tɛʁafɔʁmɛˈɑ̃
terraformassent	tɛʁafɔʁmasˈɑ̃ teʁafɔʁmasˈɑ̃
terraforment	tɛʁafɔʁmˈɑ̃ teʁafɔʁmˈɑ̃
terraformeraient	tɛʁafɔʁməʁɛˈɑ̃
terraformèrent	tɛʁafɔʁmɛʁˈɑ̃
terreplatiste	tɛʁəplatˈist teʁəplatˈist
tesla	teslˈa
testament	tɛstamˈɑ̃
testera	tɛstəʁˈa
testerai	tɛstəʁˈe
testeraient	tɛstəʁˈɛ
testerais	tɛstəʁˈɛ
testerait	tɛstəʁˈɛ
testeras	tɛstəʁˈa
testerez	tɛstəʁˈe
testerons	tɛstəʁˈɔ̃
testeront	tɛstəʁˈɔ̃
tete	tˈɛt
thalweg	talvˈɛɡ
thanakha	tanakˈa
thanatologie	tanatɔlɔʒˈi
thanatologue	tanatɔlˈɔɡ
thanatologues	tanatɔlˈɔɡ
thanatophobie	tanatɔfɔbˈi
thatchérisme	tat.ʃeʁˈism tat.ʃeʁˈizm
thaumaturge	tomatˈyʁʒ
thaïs	tˈaj
thermodynamique	tɛʁmodinamˈik
thermodynamiques	tɛʁmodinamˈik
thermos	tɛʁmˈos tɛʁmˈɔs
thesmothète	tɛsmɔtˈɛt
thessalonicienne	tɛsalɔnisjˈɛn tesalɔnisjˈɛn
thiamine	tjamˈin
thigmotropisme	tiɡmɔtʁɔpˈism tiɡmɔtʁɔpˈizm
thiophène	tjɔfˈɛn
thoïonade	tɔjɔnˈad
thriller	sʁilˈœʁ tʁilˈœʁ
thrombocyte	tʁɔ̃bɔsˈit
thromboplastinoformation	tʁɔ̃bɔplastinɔfɔʁmasjˈɔ̃
thrombose	tʁɔ̃bˈoz
thrombotique	tʁɔ̃bɔtˈik
thrombotiques	tʁɔ̃bɔtˈik
thrombus	tʁɔ̃bˈys
thrène	tʁˈɛn
thrènes	tʁˈɛn
thug	tˈœɡ tˈɔɡ
thulium	tyljˈɔm
thune	tˈyn
thuya	tyjˈa
thyrse	tˈiʁs
thérapeute	teʁapˈøt
thérapeutes	teʁapˈøt
thérianthrope	teʁjɑ̃tʁˈɔp
thérianthropie	teʁjɑ̃tʁɔpˈi
thérianthropique	teʁjɑ̃tʁɔpˈik
thésaurisation	tezɔʁizasjˈɔ̃
thésauriser	tezɔʁizˈe
thésaurus	tezɔʁˈys
thêta	tɛtˈa tetˈa
tibouren	tibuʁˈɑ̃
tierquar	tjɛkˈaʁ
tigidou	tiɡidˈu
tilbury	tilbyʁˈi
tiramisu	tiʁamisˈu
tiramisus	tiʁamizˈu
titianesque	tisjanˈɛsk
tkt	tɛ̃kjˈɛt
toast	tˈɔst
toaster	tɔstˈe
toasteur	tostˈœʁ
toasts	tˈɔst
toasté	tostˈe
tocquevillien	tɔkviljˈɛ̃
tofu	tofˈy
tomahawk	tɔmaˈok
tomatier	tɔmatjˈe
tomatiez	tɔmatjˈe
tomations	tɔmatjˈɔ̃
toner	tɔnˈɛʁ
tonnelière	tɔnəljˈɛʁ
toque	tˈɔk
toques	tˈɔk
torchis	tɔʁʃˈi
tores	tˈɔʁ
toundra	tundʁˈa
tourmentions	tuʁmɑ̃tjˈɔ̃
tournevis	tuʁnəvˈis
tous	tˈu tˈus
toutologue	tutɔlˈɔɡ
township	tawnʃˈip
toxicomane	tɔksikomˈan
toxoplasmose	tɔksɔplasmˈoz
toé	twˈe
trachome	tʁakˈom
trachéite	tʁakeˈit
trachéotomie	tʁakeɔtɔmˈi
trada	tʁedˈa tʁɛdˈa
tradai	tʁedˈe tʁɛdˈe
tradaient	tʁedˈɛ tʁɛdˈɛ
tradais	tʁedˈɛ tʁɛdˈɛ
tradait	tʁedˈɛ tʁɛdˈɛ
tradant	tʁedˈɑ̃ tʁɛdˈɑ̃
tradas	tʁedˈa tʁɛdˈa
tradasse	tʁedˈas tʁɛdˈas
tradassent	tʁedˈas tʁɛdˈas
tradasses	tʁedˈas tʁɛdˈas
tradassiez	tʁedasjˈe tʁɛdasjˈe
tradassions	tʁedasjˈɔ̃ tʁɛdasjˈɔ̃
trade	tʁˈɛd
tradent	tʁˈɛd
trader	tʁedˈe
tradera	tʁedʁˈa tʁɛdʁˈa
traderai	tʁedʁˈe tʁɛdʁˈe
traderaient	tʁedʁˈɛ tʁɛdʁˈɛ
traderais	tʁedʁˈɛ tʁɛdʁˈɛ
traderait	tʁedʁˈɛ tʁɛdʁˈɛ
traderas	tʁedʁˈa tʁɛdʁˈa
traderez	tʁedʁˈe tʁɛdʁˈe
traderiez	tʁedəʁjˈe tʁɛdəʁjˈe
traderions	tʁedəʁjˈɔ̃ tʁɛdəʁjˈɔ̃
traderons	tʁedʁˈɔ̃ tʁɛdʁˈɔ̃
traderont	tʁedʁˈɔ̃ tʁɛdʁˈɔ̃
trades	tʁˈɛd
tradez	tʁedˈe tʁɛdˈe
tradiez	tʁedjˈe tʁɛdjˈe
trading	tʁedˈiŋ tʁɛdˈiŋ
tradions	tʁedjˈɔ̃ tʁɛdjˈɔ̃
tradons	tʁedˈɔ̃ tʁɛdˈɔ̃
traductologue	tʁadyktɔlˈɔɡ
tradâmes	tʁedˈam tʁɛdˈam
tradât	tʁedˈa tʁɛdˈa
tradâtes	tʁedˈat tʁɛdˈat
tradèrent	tʁedˈɛʁ tʁɛdˈɛʁ
tradé	tʁedˈe tʁɛdˈe
trainent	tʁˈen
trainera	tʁenəʁˈa
trainerai	tʁenəʁˈe
traineraient	tʁenəʁˈe
trainerais	tʁenəʁˈe
trainerait	tʁenəʁˈe
traineras	tʁenəʁˈa
trainerez	tʁenəʁɔˈe
trainerons	tʁenəʁˈɔ̃
traineront	tʁenəʁˈɔ̃
traines	tʁˈen
trainons	tʁenˈɔ̃
tramways	tʁamwˈɛ
transgenre	tʁɑ̃sʒˈɑ̃ʁ
transgenèse	tʁɑ̃sʒənˈɛz
transgresseur	tʁɑ̃sɡʁɛsˈœʁ tʁɑ̃sɡʁesˈœʁ
transgresseuse	tʁɑ̃sɡʁɛsˈøz tʁɑ̃sɡʁesˈøz
transgénique	tʁɑ̃sʒenˈik
transhumance	tʁɑ̃zymˈɑ̃s
transhumante	tʁɑ̃zymˈɑ̃t
transhumer	tʁɑ̃zymˈe
transidentité	tʁɑ̃sidɑ̃titˈe
translawrencien	tʁɑ̃slɔʁɑ̃sjˈɛ̃
translawrencienne	tʁɑ̃slɔʁɑ̃sjˈɛn
translawrenciennes	tʁɑ̃slɔʁɑ̃sjˈɛn
translawrenciens	tʁɑ̃slɔʁɑ̃sjˈɛ̃
transpyrénéen	tʁɑ̃spiʁeneˈɛ̃
transvection	tʁɑ̃svɛksjˈɔ̃
transversal	tʁɑ̃svɛʁsˈal
traversons	tʁavɛʁsˈɔ̃
trawler	tʁolˈe
trekkeur	tʁɛkˈœʁ tʁekˈœʁ
trekkeuse	tʁɛkˈøz tʁekˈøz
tremblotent	tʁɑ̃blˈɔt
tremblotes	tʁɑ̃blˈɔt
tremblotions	tʁɑ̃blɔtjˈɔ̃
trentième	tʁɑ̃tjˈɛm
trentièmes	tʁɑ̃tjˈɛm
trichinose	tʁikinˈoz
trichlorofluorométhane	tʁiklɔʁɔflyɔʁɔmetˈan
trichlorométhane	tʁiklɔʁɔmetˈan
trichloronitrométhane	tʁiklɔʁɔnitʁɔmetˈan
trichloroéthane	tʁiklɔʁɔetˈan
trichloroéthylène	tʁiklɔʁɔetilˈɛn
trichloréthylène	tʁiklɔʁetilˈɛn
trichobézoard	tʁikɔbezɔˈaʁ
trichogramme	tʁikɔɡʁˈam
trichologie	tʁikɔlɔʒˈi
trichomanie	tʁikɔmanˈi
trichome	tʁikˈɔm
trichophile	tʁikɔfˈil
trichophyton	tʁikɔfitˈɔ̃
trichoptère	tʁikɔptˈɛʁ
trichosanique	tʁikozanˈik
trichotomie	tʁikɔtɔmˈi
tridécagone	tʁidekaɡˈɔn
trilliard	tʁiljˈaʁ
trillion	tʁiljˈɔ̃
triméthylbenzène	tʁimetilbɛ̃zˈɛn
triméthylméthane	tʁimetilmetˈan
triméthylpentane	tʁimetilpɛ̃tˈan
trinitrobenzène	tʁinitʁɔbɛ̃zˈɛn
trinitrotoluène	tʁinitʁotɔlɥˈɛn
triskaidékaphobie	tʁiskajdekafɔbˈi
tristement	tʁistəmˈɑ̃
triumvirat	tʁijɔmviʁˈa
triœcie	tʁijesˈi
trochantinienne	tʁɔkɑ̃tinjˈɛn
trochosphère	tʁɔkɔsfˈɛʁ
troll	tʁˈɔl
trollaient	tʁɔlɛˈɑ̃ tʁɔleˈɑ̃
trollassent	tʁɔlasˈɑ̃
trollent	tʁɔlˈɑ̃
trolleraient	tʁɔlʁɛˈɑ̃ tʁɔlʁeˈɑ̃
trollèrent	tʁɔlɛʁˈɑ̃ tʁɔleʁˈɑ̃
troua	tʁuˈa
trouer	tʁuˈe
trouzillion	tʁuziljˈɔ̃
trouée	tʁuˈe
troïka	tʁɔjkˈa
truck	tʁˈɔk
trumpisme	tʁœmpˈism tʁœmpˈizm
trumpiste	tʁœmpˈist
trust	tʁˈœst
truster	tʁœstˈe
trésorerie	tʁezɔʁəʁˈi
tuberculose	tybɛʁkylˈoz
tune	tˈyn
tuner	tynˈe tynˈœʁ
tunes	tˈyn
tungstène	tœ̃kstˈɛn
tupi	tupˈi
tupperware	typəʁwˈaʁ
turcologue	tyʁkɔlˈɔɡ
turcoman	tyʁkɔmˈɑ̃
tursiops	tyʁsjˈo
tutsie	tut.sˈi
tutti	tutˈi
tweeter	twitˈe twitˈœʁ
tweeters	twitˈe twitˈœʁ
twit	twˈit
tycoon	tajkˈun
tylenol	tilenˈɔl
tyrannosaure	tiʁanɔzˈɔʁ
tzarines	t.saʁˈist
télémark	telemˈaʁk
téléosaure	teleɔzˈɔʁ
télépathe	telepˈat
téléphones	telefˈɔn
téléshopping	teleʃɔpˈiŋ
téléspeaker	telespikˈœʁ telɛspikˈœʁ
téléspeakerine	telespikʁˈin telɛspikʁˈin
ténûment	tenymˈɑ̃
téracandela	teʁakɑ̃delˈa
téragray	teʁaɡʁˈɛj
térahenry	teʁaɑ̃ʁˈi
téranewton	teʁanjutˈɔn
téraohm	teʁaˈom
téraseconde	teʁasəɡˈɔ̃d
térasiemens	teʁasimˈɛnz
térasievert	teʁasivˈɛʁt
tératesla	teʁateslˈa
téraweber	teʁavebˈɛʁ
térébenthine	teʁebɑ̃tˈin
tétanos	tetanˈos tetanˈɔs
tétrachire	tetʁakˈiʁ
tétrachlorométhane	tetʁaklɔʁɔmetˈan
tétrachloroéthylène	tetʁaklɔʁɔetilˈɛn
tétrachorique	tetʁakɔʁˈik
tétravalent	tetʁavalˈɑ̃
uberisation	ybeʁizasjˈɔ̃
ubiquiste	ybikɥˈist
ubiquistes	ybikɥˈist
ubiquitaire	ybikɥitˈɛʁ
ubiquitaires	ybikɥitˈɛʁ
ubiquité	ybikɥitˈe
udon	udˈɔ̃
ukrainophones	ykʁɛnɔfˈɔn ykʁenɔfˈɔn
unboxing	œnbɔksˈiŋ
underground	œ̃dɛʁɡʁˈawnd
undécagone	œ̃dekaɡˈɔn
unguis	ɔ̃ɡɥˈis
unicolores	ynikɔlˈɔʁ
uniment	ynimˈɑ̃
unisexe	ynisˈɛks
unisexes	ynisˈɛks
unisériée	yniseʁjˈe
univoque	ynivˈɔk
ununbium	ynynbjˈɔm
updater	œpdatˈe
uple	ˈypl
uplet	yplˈɛ
uppercut	ypɛʁkˈyt œpɛʁkˈœt
upsilon	ypsilˈɔn ypsilˈɔ̃
urdu	uʁdˈu
urolagnie	yʁolaɲˈi
urologue	yʁɔlˈɔɡ
urologues	yʁɔlˈɔɡ
uruguayen	yʁyɡwɛjˈɛ̃ yʁyɡwejˈɛ̃
uzbek	uzbˈɛk
v'la	vlˈa
vaccinodrome	vaksinɔdʁˈɔm
vaccinologue	vaksinɔlˈɔɡ
vachtement	vaʃtəmˈɑ̃
vainc	vˈɛ̃
vaincs	vˈɛ̃
van	vˈɑ̃
vanuataise	vanuatˈɛz
vasistas	vazistˈas
vaudevilliste	vodvilˈist
venderesse	vɑ̃dəʁˈɛs
ventriloque	vɑ̃tʁilˈɔk
verisimilitude	vəʁisimilitˈyd
verrerai	vɛʁəʁˈe veʁəʁˈe
verrerais	vɛʁəʁˈɛ veʁəʁˈɛ
verrerie	vɛʁəʁˈi
versus	vɛʁsˈys
vexillologie	vɛksilɔlɔʒˈi
vexillologique	vɛksilɔlɔʒˈik
vexillologiquement	vɛksilɔlɔʒikmˈɑ̃
vibe	vaˈib
vibraphones	vibʁafˈɔn
vibrionnante	vibʁiɔnˈɑ̃t
vidéoclub	videɔklˈyb
vidéosurveillance	videosyʁvɛjˈɑ̃s
viking	vikˈiŋ
vilayet	vilajˈɛ
villanelle	vijanˈɛl
villardienne	vijaʁdjˈɛn
villeuse	vijˈøz
villeuses	vijˈøz
villeux	vijˈø
viognier	vjɔɲjˈe
violent	vjɔlˈɑ̃ vjˈɔl
violents	vjɔlˈɑ̃ vjˈɔl
violes	vjˈɔl
virologue	viʁɔlˈɔɡ
virtuose	viʁtɥˈoz
vis	vˈi vˈis
viscose	viskˈoz
vivisection	vivisɛksjˈɔ̃
vivotent	vivˈɔt
vivotes	vivˈɔt
vivotions	vivɔtjˈɔ̃
voeu	vˈø
volcanologue	vɔlkanɔlˈɔɡ
volleyball	vɔlebˈol vɔlɛbˈol
vomer	vɔmˈɛʁ
votent	vˈɔt
votes	vˈɔt
votre	vˈɔtʁ
voutions	vutjˈɔ̃
voïvode	vɔjvˈɔd
voûtions	vutjˈɔ̃
vulcanologue	vylkanɔlˈɔɡ
vuvuzela	vuvuzelˈa
végétalisent	veʒetalizˈɑ̃
vélocipède	velɔsipˈɛd
vélodrome	velɔdʁˈɔm
vélodromes	velɔdʁˈɔm
vélomoteur	velomɔtˈœʁ
vénerie	vɛnʁˈi
vêtions	vɛtjˈɔ̃ vetjˈɔ̃
vœu	vˈø
wafer	wefˈœʁ wafˈœʁ wafˈɛʁ
wagnérien	vaɡneʁjˈɛ̃
wagnérienne	vaɡneʁjˈɛn
wagnériennes	vaɡneʁjˈɛn
wagnériens	vaɡneʁjˈɛ̃
wagnérisme	vaɡneʁˈism vaɡneʁˈizm
wahhabisme	waabˈism waabˈizm
walkyrie	valkiʁˈi
wallaby	walabˈi
wallah	walˈa
wallingant	walɛ̃ɡˈɑ̃
wallisienne	walizjˈɛn
wallon	walˈɔ̃ valˈɔ̃
wallonisme	walɔnˈism walɔnˈizm
wallonne	walˈɔn valˈɔn
wallophone	walɔfˈɔn
wallophones	walɔfˈɔn
wampi	wɑ̃pˈi
waouh	wˈaw
warning	waʁnˈiŋ
warranter	waʁɑ̃tˈe
wassingue	wasˈɛ̃ɡ
water	watˈɛʁ
waterpolo	watɛʁpɔlˈo
waters	watˈɛʁ
wawaron	wawaʁˈɔ̃
webcaméra	wɛbkameʁˈa
webinaire	wɛbinˈɛʁ webinˈɛʁ
webmaster	wɛbmastˈœʁ
webmestre	wɛbmˈɛstʁ
week-end	wikˈɛnd
week-ends	wikˈɛnd
wehnelt	venˈɛlt
weird	wiˈœd wˈiʁd
wergeld	vɛʁɡˈɛld
western	wɛstˈɛʁn
westerns	wɛstˈɛʁn
wifi	wifˈi
wikification	wikifikasjˈɔ̃
wikifier	wikifjˈe
wikipédiste	wikipedˈist
wilaya	wilajˈa
wildien	wajldjˈɛ̃
wildienne	wildjˈɛn
wildiennes	wildjˈɛn
wildiens	wildjˈɛ̃
winchester	wint.ʃɛstˈɛʁ
winnipégois	winipeɡwˈa
wintergreen	wintəʁɡʁˈin wintɛʁɡʁˈin
wisigoth	viziɡˈo
wisigothe	viziɡˈɔt
wisigothes	viziɡˈɔt
wisigoths	viziɡˈo
wokisme	wokˈism wokˈizm
wolfram	vɔlfʁˈam
wolframite	wɔlfʁamˈit vɔlfʁamˈit
wombat	wɔ̃bˈat vɔ̃bˈat
wombats	wɔ̃bˈat vɔ̃bˈat
won	wˈɔn
woofer	wufˈœʁ
wronskien	vʁɔ̃skjˈɛ̃ vʁɔ̃sjˈɛ̃
wu	wˈu
wuhanais	wuanˈɛ
wôrô	wɔʁˈɔ
xanthophycée	ɡzɑ̃tɔfisˈe
xanthophylle	ɡzɑ̃tɔfˈil
xare	ʃaʁˈe
xhosa	kosˈa ksɔsˈa
xi	ksˈi
xiang	ksjˈɑ̃ɡ
xylophones	ɡzilɔfˈɔn
xylostome	ɡzilɔstˈɔm
xénarthe	ɡzenˈaʁt
xénolithe	ɡzenɔlˈit
yacht	jˈɔt
yachting	jɔtˈiŋ
yachtman	jɔtmˈan
yachts	jˈat jˈot jˈɔt
yachtsman	jɔt.smˈan
yachtswoman	jɔt.swomˈan
yachtwoman	jɔtwomˈan
yakusa	jakuzˈa
yard	jˈaʁd
yards	jˈaʁd
yawl	jˈol
yearling	jiʁlˈiŋ jœʁlˈiŋ
yeuz	jˈøz
yiable	jˈabl
yin	jˈin
yoctohm	jɔktˈom
yoctoseconde	jɔktɔsəɡˈɔ̃d
yodler	jɔdlˈe
yoga	joɡˈa
yoghourt	jɔɡˈuʁ joɡˈuʁ
yogi	jɔɡˈi
yogique	joɡˈik
yogisme	joɡˈism joɡˈizm
yogiste	joɡˈist
yojijukugo	jɔʒiʒukuɡˈo
yoruba	jɔʁubˈa
yottaseconde	jɔtasəɡˈɔ̃d
youd	jˈud
youyou	jujˈu
youyous	jujˈu
yoyo	jojˈo
yuan	jɥˈan ɥˈan
yuans	jɥˈan ɥˈan
yumi	jumˈi
yôon	joˈɔn
z'	z
zacharienne	zakaʁjˈɛn
zacharois	zakaʁwˈa
zacharoise	zakaʁwˈaz
zaessinguoise	zɛsɛ̃ɡwˈaz zesɛ̃ɡwˈaz
zagotzerno	zaɡɔtzɛʁnˈo
zaouia	zaujˈa
zaouïa	zaujˈa
zappaient	zapɛˈɑ̃ zapeˈɑ̃
zappassent	zapasˈɑ̃
zappent	zapˈɑ̃
zapperaient	zapʁɛˈɑ̃ zapʁeˈɑ̃
zappèrent	zapɛʁˈɑ̃ zapeʁˈɑ̃
zazoua	zazuˈa
zboob	zbˈub
zdimoh	zdimˈo
zegerscappeloise	zeɡɛʁskapəlwˈaz
zehnackerois	zenakəʁwˈa
zehnackeroise	zenakəʁwˈaz
zeinheimois	zɛnɛmwˈa zenemwˈa
zeinheimoise	zɛnɛmwˈaz zenemwˈaz
zellwilleroise	zɛlvileʁwˈaz zɛlvilɛʁwˈaz
zend	zˈɛ̃d
zende	zˈɛ̃d
zendrum	zɛndʁˈɔm
zeptoseconde	zɛptɔsəɡˈɔ̃d
zermezeeloise	zɛʁməzelwˈaz
zetla	zetlˈa zɛtlˈa
zettaseconde	zɛtasəɡˈɔ̃d zetasəɡˈɔ̃d
zettasecondes	zɛtazkˈɔ̃d zetazkˈɔ̃d
zeuhl	zˈœl
zicos	zikˈɔs
zig	zˈi
ziggourat	ziɡuʁˈat
zillingeoise	zilɛ̃ʒwˈaz
zimmerwaldienne	zimœʁvaldjˈɛn
zimmerwaldiste	zimɛʁvaldˈist
zincurtienne	zɛ̃kyʁsjˈɛn
zinzibulement	zɛ̃zibyləmˈɑ̃
zinzibulements	zɛ̃zibyləmˈɑ̃
zinzinulement	zɛ̃zinyləmˈɑ̃
zinzinulements	zɛ̃zinyləmˈɑ̃
zircone	ziʁkˈɔn
zoanthrope	zɔɑ̃tʁˈɔp
zoanthropie	zɔɑ̃tʁɔpˈi
zoerseloise	zɔɛʁsəlwˈaz
zonent	zˈon
zoner	zonˈe
zoneriez	zonəʁjˈe
zonerions	zonəʁjˈɔ̃
zonez	zonˈe
zonzonnement	zɔ̃zɔnəmˈɑ̃
zonzonnements	zɔ̃zɔnəmˈɑ̃
zonzonnera	zɔ̃zɔnəʁˈa
zonzonnerai	zɔ̃zɔnəʁˈe
zonzonneraient	zɔ̃zɔnəʁˈɛ
zonzonnerais	zɔ̃zɔnəʁˈɛ
zonzonnerait	zɔ̃zɔnəʁˈɛ
zonzonneras	zɔ̃zɔnəʁˈa
zonzonnerez	zɔ̃zɔnəʁˈe
zonzonnerons	zɔ̃zɔnəʁˈɔ̃
zonzonneront	zɔ̃zɔnəʁˈɔ̃
zooglée	zɔɔɡlˈe
zoographie	zɔɔɡʁafˈi
zoogéographie	zɔoʒeɔɡʁafˈi
zoogéographies	zɔoʒeɔɡʁafˈi
zoogéographiquement	zɔɔʒeɔɡʁafikmˈɑ̃
zoologie	zɔɔlɔʒˈi
zoologique	zɔɔlɔʒˈik
zoologiquement	zɔɔlɔʒikmˈɑ̃
zoologiques	zɔɔlɔʒˈik
zoologiste	zɔɔlɔʒˈist
zoologue	zɔɔlˈɔɡ
zoolâtrie	zɔɔlatʁˈi
zooma	zɔɔmˈa
zoomagnétisme	zɔomaɲetˈism zɔomaɲetˈizm
zoomai	zɔɔmˈɛ
zoomaient	zɔɔmɛˈɑ̃ zɔɔmeˈɑ̃
zoomais	zɔɔmˈɛ
zoomait	zɔɔmˈɛ
zoomant	zɔɔmˈɑ̃
zoomas	zɔɔmˈa
zoomasse	zɔɔmˈas
zoomassent	zɔɔmasˈɑ̃
zoomasses	zɔɔmˈas
zoomassiez	zɔɔmasjˈe
zoomassions	zɔɔmasjˈɔ̃
zoome	zɔˈɔm
zooment	zɔɔmˈɑ̃
zoomera	zɔɔmʁˈa
zoomerai	zɔɔmʁˈɛ
zoomeraient	zɔɔmʁɛˈɑ̃ zɔɔmʁeˈɑ̃
zoomerais	zɔɔmʁˈɛ
zoomerait	zɔɔmʁˈɛ
zoomeras	zɔɔmʁˈa
zoomerez	zɔɔmʁˈe
zoomeriez	zɔɔməʁjˈe
zoomerions	zɔɔməʁjˈɔ̃
zoomerons	zɔɔmʁˈɔ̃
zoomeront	zɔɔmʁˈɔ̃
zoomes	zɔˈɔm
zoomez	zɔɔmˈe
zoomiez	zɔɔmjˈe
zoomions	zɔɔmjˈɔ̃
zoomons	zɔɔmˈɔ̃
zoomorphe	zɔɔmˈɔʁf
zoomorphisme	zɔɔmɔʁfˈism zɔɔmɔʁfˈizm
zoomâmes	zɔɔmˈam
zoomât	zɔɔmˈa
zoomâtes	zɔɔmˈat
zoomèrent	zɔɔmɛʁˈɑ̃ zɔɔmeʁˈɑ̃
zoomé	zɔɔmˈe
zoonomie	zɔɔnɔmˈi
zoonose	zɔɔnˈoz
zoonyme	zɔɔnˈim
zoopathie	zɔɔpatˈi
zoophage	zɔɔfˈaʒ
zoophagie	zɔɔfaʒˈi
zoophile	zɔɔfˈil
zoophilie	zɔɔfilˈi
zoophobie	zɔɔfɔbˈi
zoophore	zɔɔfˈɔʁ
zoopsie	zɔɔpsˈi
zoopsychiatrie	zɔopsikjatʁˈi
zoopsychologie	zɔopsikɔlɔʒˈi
zoopsychologue	zɔopsikɔlˈɔɡ
zoosémiotique	zɔosemjɔtˈik
zootechnicien	zɔotɛknisjˈɛ̃
zootechnicienne	zɔotɛknisjˈɛn
zootechnie	zɔotɛknˈi
zootechnique	zɔotɛknˈik
zootechniquement	zɔotɛknikmˈɑ̃
zoothérapeutique	zɔɔteʁapøtˈik
zootomiste	zɔɔtɔmˈist
zootoponyme	zɔɔtɔpɔnˈim
zootoxine	zɔɔtɔksˈin
zooïatre	zɔɔjˈatʁ
zooïde	zɔɔˈid
zouker	zukˈe
zozoter	zɔzɔtˈe
zucchette	zukˈɛt
zucchini	zukinˈi
zuchette	zukˈɛt
zwanzer	zwɑ̃zˈe
zwinglien	zviŋɡlijˈɛ̃
zyrcaloy	ziʁkalˈɔj
zythologue	zitɔlˈɔɡ
zythophile	zitɔfˈil
zythum	zitˈɔm
zyzel	zizˈɛl
zyzels	zizˈɛl
zyzzyvas	zizivˈa
zénith	zenˈit
zéolithe	zeɔlˈit
zéroième	zeʁojˈɛm
zéroièmes	zeʁojˈɛm
zérovalent	zeʁɔvalˈɑ̃
zœbersdorfois	t.søbɛʁsdɔʁfwˈa
zœbersdorfoise	t.søbɛʁsdɔʁfwˈaz
Ásgard	azɡˈaʁd asɡˈaʁd
Ægyptienne	eʒipsjˈɛn
Æmile	emˈil
Æthiopien	etjɔpjˈɛ̃
Ææa	eeˈa
Échécrate	ekekʁˈat
Édith	edˈit
Éliot	eljˈɔt
Élisabeth	elizabˈɛt
Éliézer	eljezˈɛʁ
Énésidème	enesidˈɛm
Éos	eˈos eˈɔs
Épaminondas	epaminɔndˈas
Éphialtès	efjaltˈɛs
Éros	eʁˈɔs
Érythres	eʁˈitʁ
Éthiopie	etjɔpˈi
Étiennette	etjɛnnˈɛt
Ézéchiel	ezekjˈɛl
ânkh	ˈank
ångström	ɑ̃ɡstʁˈœm
ædifiant	edifjˈɑ̃
ædification	edifikasjˈɔ̃
ædifier	edifjˈe
ægalement	eɡalmˈɑ̃
ægyptien	eʒipsjˈɛ̃
ægyptienne	eʒipsjˈɛn
ægyptiennes	eʒipsjˈɛn
ægyptiens	eʒipsjˈɛ̃
æmulateur	emylatˈœʁ
æmulation	emylasjˈɔ̃
ænigmatique	eniɡmatˈik
ænigmatiquement	eniɡmatikmˈɑ̃
æquateur	ekwatˈœʁ
æquation	ekwasjˈɔ̃
ærugineux	eʁyʒinˈø
æschynite	eʃinˈit
æsthétiquement	ɛstetikmˈɑ̃
æstimation	ɛstimasjˈɔ̃
æstimer	ɛstimˈe
éberluer	ebɛʁlɥˈe
éblouir	ebluˈiʁ
éblouissement	ebluismˈɑ̃
ébouent	ebˈu
ébouera	ebuʁˈa
ébouerai	ebuʁˈe
éboueraient	ebuʁˈɛ
ébouerais	ebuʁˈɛ
ébouerait	ebuʁˈɛ
éboueras	ebuʁˈa
ébouerez	ebuʁˈe
éboueriez	ebuʁjˈe
ébouerions	ebuʁjˈɔ̃
ébouerons	ebuʁˈɔ̃
éboueront	ebuʁˈɔ̃
éboues	ebˈu
ébouiez	ebujˈe
ébouions	ebujˈɔ̃
ébrouer	ebʁuˈe
ébénisterie	ebenistəʁˈi
échevelé	eʃəvəlˈe
échidné	ekidnˈe
échinofaune	ekinɔfˈon
échinoïde	ekinɔˈid
échocardiogramme	ekokaʁdjoɡʁˈam
échocardiographie	ekokaʁdjoɡʁafˈi
échogramme	ekoɡʁˈam
échographe	ekoɡʁˈaf
échographie	ekoɡʁafˈi
échographique	ekoɡʁafˈik
échographiste	ekoɡʁafˈist
écholalie	ekɔlalˈi
échole	ekˈɔl
écholes	ekˈɔl
écholocalisation	ekɔlɔkalizasjˈɔ̃
écholocation	ekɔlɔkasjˈɔ̃
échosondage	ekosɔ̃dˈaʒ
échosondeur	ekosɔ̃dˈœʁ
écoblanchiment	ekɔblɑ̃ʃimˈɑ̃
écologue	ekɔlˈɔɡ
économe	ekɔnˈɔm
écopent	ekˈɔp
écosystème	ekosistˈɛm
écosystèmes	ekosistˈɛm
écozone	ekozˈɔn
écrouer	ekʁuˈe
éculent	ekˈyl
édelweiss	edɛlvˈɛs
éditions	edisjˈɔ̃ editjˈɔ̃
égalisent	eɡalizˈɑ̃
égerment	eʒˈɛʁm
églogue	eɡlˈɔɡ
égoïsme	eɡoˈism
égoïste	eɡoˈist
égoïstes	eɡoˈist
égratignerez	eɡʁatiɲəʁɔˈe
égratigniez	eɡʁatiɲjˈe
égyptiaque	eʒiptjˈak
égyptien	eʒipsjˈɛ̃
égyptologue	eʒiptɔlˈɔɡ
électroacoustique	elɛktʁoakustˈik
électroaimant	elɛktʁoɛmˈɑ̃ elɛktʁoemˈɑ̃
électrocardiogramme	elɛktʁokaʁdjɔɡʁˈam
électrocardiographe	elɛktʁokaʁdjɔɡʁˈaf
électrocardiographie	elɛktʁokaʁdjɔɡʁafˈi
électrométallurgique	elɛktʁometalyʁʒˈik
électrométallurgiques	elɛktʁometalyʁʒˈik
élisabéthain	elizabetˈɛ̃
éloges	elˈɔʒ
émaciaient	emasjɛˈɑ̃ emasjeˈɑ̃
émaciassent	emasjasˈɑ̃
émacient	emasjˈɑ̃
émacieraient	emasiʁɛˈɑ̃ emasiʁeˈɑ̃
émaciiez	emasijˈe
émaciions	emasijˈɔ̃
émacièrent	emasjɛʁˈɑ̃ emasjeʁˈɑ̃
émeri	ɛmʁˈi
émeute	emˈøt
émotion	emosjˈɔ̃
émotionnel	emosjɔnˈɛl
émotions	emosjˈɔ̃
émulent	emˈyl
énantiomère	enɑ̃tjɔmˈɛʁ
énarthrose	enaʁtʁˈoz
épanadiplose	epanadiplˈoz
épaulent	epˈol
épichoriale	epikɔʁjˈal
épichérème	epikeʁˈɛm
épigone	epiɡˈɔn
épilogue	epilˈɔɡ
épinoches	epinˈɔʃ
épizootie	epizɔɔtˈi
époque	epˈɔk
épurera	epyʁəʁˈa
épurerai	epyʁəʁˈe
épureraient	epyʁəʁˈɛ
épurerais	epyʁəʁˈɛ
épurerait	epyʁəʁˈɛ
épureras	epyʁəʁˈa
épurerez	epyʁəʁˈe
épurerons	epyʁəʁˈɔ̃
épureront	epyʁəʁˈɔ̃
équarrir	ekaʁˈiʁ
équarrissage	ekaʁisˈaʒ
équarrisseur	ekaʁisˈœʁ
équarrissoir	ekaʁiswˈaʁ
équidistance	ekidistˈɑ̃s
équipollent	ekipɔlˈɑ̃
équipotent	ekipɔtˈɑ̃
équisigne	ekisˈiɲ
équivalent	ekivalˈɑ̃ ekivˈal
équivoque	ekivˈɔk
éros	eʁˈɔs
érythrocyte	eʁitʁɔsˈit
érythropsie	eʁitʁɔpsˈi
étatsuniens	etazynjˈɛ̃
éternuement	etɛʁn.ɥmˈɑ̃
éternuements	etɛʁnɥmˈɑ̃
éthanethiol	etanətjˈɔl
éthanol	etanˈɔl
éthylbenzène	etilbɛ̃zˈɛn
éthylique	etilˈik
éthylisme	etilˈism etilˈizm
éthylomètre	etilɔmˈɛtʁ
éthylotest	etilɔtˈɛst
éthyne	etˈin
étudiiez	etydijˈe
étudiions	etydijˈɔ̃
étymologisent	etimɔlɔʒizˈɑ̃
événementiel	evɛnmɑ̃sjˈɛl
événements	evɛnmˈɑ̃
ïambe	ijˈɑ̃b iˈɑ̃b
ïambique	ijɑ̃bˈik iɑ̃bˈik
Œuilly	œjˈi
œconomiste	ekɔnɔmˈist
œcoumène	ekumˈɛn
œcuménique	ekymenˈik
œcuménisme	ekymenˈism ekymenˈizm
œdipe	edˈip
œdipianiser	edipjanizˈe
œdomètre	edɔmˈɛtʁ
œkoumène	ekumˈɛn
œnanthique	enɑ̃tˈik
œnochoé	enɔkɔˈe
œnologique	enɔlɔʒˈik
œnologue	enɔlˈɔɡ
œnologues	enɔlˈɔɡ
œnomel	enɔmˈɛl
œnométrie	enɔmetʁˈi
œnométrique	enɔmetʁˈik
œnophile	enɔfˈil
œnophiles	enɔfˈil
œnophobe	enɔfˈɔb
œnothèque	enɔtˈɛk
œnotourisme	enotuʁˈism enotuʁˈizm
œsophagectomie	ezɔfaʒɛktɔmˈi
œsophagienne	ezɔfaʒjˈɛn
œsophagisme	ezɔfaʒˈism ezɔfaʒˈizm
œsophagite	ezɔfaʒˈit
œsophagotomie	ezɔfaɡɔtɔmˈi
œstral	ɛstʁˈal
œstrogène	ɛstʁɔʒˈɛn
œstrogénique	ɛstʁɔʒenˈik
œstrone	ɛstʁˈɔn
œstroprogestatif	ɛstʁɔpʁɔʒɛstatˈif
œstrus	ɛstʁˈys
`;
